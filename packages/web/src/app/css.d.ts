import 'react';

declare module 'react' {
  /** Our own properties may be set on any element. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
