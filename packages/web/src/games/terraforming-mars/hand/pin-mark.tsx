/** The mark of the card that payments keep enough for. */
export function PinMark({
  className,
  size = 14,
}: {
  readonly className?: string | undefined;
  readonly size?: number;
}) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M9.6 1.5l4.9 4.9-1.5.6-2.600 2.600.2 2.700-1.300 1.200-2.900-2.900L2.600 14.400l-1-1 3.800-3.800L2.500 6.700l1.200-1.300 2.700.2L9 3z"
        fill="currentColor"
      />
    </svg>
  );
}
