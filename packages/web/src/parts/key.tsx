/** The key that does the same; for the eye only, because screen readers have keys of their own. */
export function Key({ name }: { readonly name: string | number }) {
  return (
    <span className="key" aria-hidden="true">
      {name}
    </span>
  );
}
