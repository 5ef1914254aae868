/** The hand that draws this page's hairs, as SVG path data. Everything is computed and nothing is random: the same in every browser. */
interface Hair {
  x: number;
  y: number;
  /** Degrees, clockwise from the right. */
  angle: number;
  length: number;
  /** Width at its thickest, a little after the root. */
  width: number;
  /** How far its middle swings out to the left, in parts of its length. */
  bend: number;
}

/** One hair: it begins as a point, swells, bends and ends as a point. */
export function hair({ x, y, angle, length, width, bend }: Hair): string {
  const turn = (angle * Math.PI) / 180;
  const at = (along: number, across: number) =>
    `${tenth(x + along * length * Math.cos(turn) + across * Math.sin(turn))} ${tenth(y + along * length * Math.sin(turn) - across * Math.cos(turn))}`;
  const swing = bend * length;
  return `M${at(0, 0)}C${at(0.16, swing * 0.7 + width * 0.6)} ${at(0.5, swing * 1.25 + width)} ${at(1, 0)}C${at(0.5, swing * 1.25 - width * 0.3)} ${at(0.16, swing * 0.7 - width * 0.7)} ${at(0, 0)}Z`;
}

/** From -1 to 1, the same on every machine. */
export function uneven(order: number): number {
  return Math.sin(order * 12.9898) * Math.cos(order * 4.1414);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
