import type { LacquerId } from '@/content/beauty';

/** How each lacquer of the colour card is drawn: its colour, and its height as a share of the card's. */
export const lacquerDrawings: Record<LacquerId, { colour: string; height: number }> = {
  shell: { colour: '#F1DDD1', height: 0.545 },
  petal: { colour: '#E5BFAE', height: 0.66 },
  rosewater: { colour: '#D79C8B', height: 0.77 },
  terracotta: { colour: '#C4776B', height: 0.71 },
  carmine: { colour: '#A23E50', height: 0.855 },
  garnet: { colour: '#8C2A36', height: 1 },
  oxblood: { colour: '#4A1F28', height: 0.91 },
  midnight: { colour: '#2E141A', height: 0.805 },
  umber: { colour: '#6B4A35', height: 0.695 },
  brass: { colour: '#B48E58', height: 0.835 },
  sage: { colour: '#9AA79B', height: 0.66 },
  sand: { colour: '#E3D7CA', height: 0.56 },
};
