/** Colours of the terminal; without them every function gives its text back unchanged. */
const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

type Colour = keyof typeof codes;
export type Paint = Readonly<Record<Colour, (text: string) => string>>;

export function paintWith(colours: boolean): Paint {
  const brush = (colour: Colour) => (text: string) => {
    const [on, off] = codes[colour];
    return colours && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  };
  return {
    bold: brush('bold'),
    dim: brush('dim'),
    red: brush('red'),
    green: brush('green'),
    yellow: brush('yellow'),
    cyan: brush('cyan'),
  };
}
