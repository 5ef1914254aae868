import { ink, jitter, svgFile } from './svg.ts';

/** The comb's bristles, to the left and right of its wire, longest in the middle. */
const bristles = Array.from({ length: 40 }, (_, order) => {
  const y = 16 + order * 3.1;
  const reach = 8 + 13 * Math.sin(Math.PI * (0.12 + (0.82 * order) / 39)) + 1.6 * jitter(order);
  return `M${(60 - reach).toFixed(1)} ${(y - 5).toFixed(1)}L60 ${y.toFixed(1)}L${(60 + reach).toFixed(1)} ${(y - 5 + jitter(order + 9)).toFixed(1)}`;
}).join('');

const brass = `stroke="${ink.brass}"`;
const metal = `fill="${ink.porcelain}" stroke="${ink.brass}"`;
const shade = `fill="${ink.umber}" fill-opacity=".1" stroke="none"`;
/** Steel, and the light along a blade. */
const steel = `fill="${ink.steel}"`;
const gleam = `stroke="#fff" stroke-width="2" stroke-linecap="round"`;
const dark = `fill="${ink.umberDeep}" stroke="none"`;

/** The tools in their pockets. `height` is the visible height of a tool that is 120 wide. */
const tools = {
  pencil: {
    height: 236,
    body: `<path d="M60 8c-2 6-4 12-5 20q5 3 10 0c-1-8-3-14-5-20Z" ${dark}/><path d="M55 28 46 66q4-4 7 0t7 0 7 0 7 0L65 28"/><path d="M46 66v254M53 66v254M67 66v254M74 66v254"/><path d="M46 186h28M46 194h28" ${brass}/><path d="M53 66h14v120H53Z" ${shade}/>`,
  },
  comb: {
    height: 276,
    body: `<path d="${bristles}" stroke-width="1.1"/><path d="M60 8v128" ${brass}/><path d="M56 136h8l4 52H52ZM53.500 168h13M53 174h14" ${metal}/><path d="M53 188c-3 40-2 90-1 132M67 188c3 40 2 90 1 132"/>`,
  },
  tweezer: {
    height: 230,
    body: `<g transform="rotate(5 60 228)"><path d="M48 204 44 42 54 10 56 14 59.500 190Q60 193 60.500 190L64 14 66 10 76 42 72 204V216Q72 228 60 228T48 216Z" ${steel}/><path d="M60 196V227M45.500 104H58M45.700 110H58M45.900 116H58M74.500 104H62M74.300 110H62M74.100 116H62" stroke-width="1"/><path d="M48 204H72M48 210H72" ${brass}/><path d="M49 48 50.500 92M50.800 128 52 194M67.500 48 68.500 92M68.200 128 67 194" ${gleam}/></g>`,
  },
  brush: {
    height: 258,
    body: `<path d="M47 108V52C56 34 66 24 73 18v90Z" fill="${ink.umber}" fill-opacity=".15"/><path d="M47 74V52C56 34 66 24 73 18v42Q60 60 47 74Z" fill="${ink.umber}" stroke="none"/><path d="M52 108V70M56 108V66M60 108V64M64 108V63M68 108V61" stroke-width="1"/><path d="M45 108h30l-3 52H48ZM46.500 124h27M47.500 144h25" ${metal}/><path d="M48 160C40 210 50 260 50 320M72 160C80 210 70 260 70 320"/>`,
  },
};

/** Returns the tools as SVG files, by name. */
export function browTools(): Record<string, string> {
  const line = `fill="none" stroke="${ink.umber}" stroke-width="1.5" stroke-linejoin="round"`;
  return Object.fromEntries(Object.entries(tools).map(([name, { height, body }]) => [name, svgFile(`0 0 120 ${height}`, body, line)]));
}
