import type { Technique, Treatment } from '@/site/ownerFacts';

import { priceListRows } from './ownerRows';
import type { Point } from './shapes';

export type PriceListId = 'makeup' | 'brows' | 'lips' | 'skinPen';

const title = 'Pain, healing and aftercare';
const link = { label: 'Before and after your appointment', href: '/patient-rights#before-and-after' };

/** Sample: the four lines; the owner confirms them. They shorten the section of the same name in the Client Guide (guide.ts). */
const lines = {
  hurt: {
    title: 'Does it hurt?',
    text: 'We numb the skin once you’re happy with the shape. Most clients feel light pressure or a light scratching.',
  },
  hurtSkin: {
    title: 'Does it hurt?',
    text: 'Numbing cream goes on 20–30 minutes before. Most clients feel a light vibration.',
  },
  wait: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or has sunburnt or broken skin where we’d work. If you take blood thinners or isotretinoin, or have diabetes, a bleeding disorder or keloids, ask your doctor first.',
  },
  waitMakeup: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or has sunburnt or broken skin where we’d work. If you take blood thinners or isotretinoin, or have diabetes, a bleeding disorder or keloids, ask your doctor first. If you’ve ever had a cold sore, ask before a lip treatment too.',
  },
  waitSkin: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or has sunburnt or broken skin. If you take blood thinners or isotretinoin, have diabetes, a bleeding disorder or keloids, or have ever had a cold sore, ask your doctor first.',
  },
  waitLips: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or has sunburnt or cracked lips. If you’ve ever had a cold sore, take blood thinners or isotretinoin, or have diabetes, a bleeding disorder or keloids, see your doctor first.',
  },
  heal: {
    title: 'How does it heal?',
    text: 'Stronger colour for a few days, then light flaking. The colour has settled from week 4.',
  },
  healLips: { title: 'How do lips heal?', text: 'Tender, then dry for a few days. The true colour comes through from week 3.' },
  healSkin: {
    title: 'How does it heal?',
    text: 'Pink for a day or two, then perhaps a little dry. Deeper skin can mark more easily, so we adjust depth and timing.',
  },
  after: {
    title: 'What can’t I do afterwards?',
    text: 'For about ten days: no pool, sea, sauna, hard training or direct sun, and no makeup on the area.',
  },
  afterMakeup: {
    title: 'What can’t I do afterwards?',
    text: 'For about ten days: no pool, sea, sauna, hard training or direct sun, and no makeup on the area. After lips: no lipstick and nothing spicy for about a week.',
  },
  afterLips: {
    title: 'What can’t I do afterwards?',
    text: 'For about a week: no lipstick, nothing spicy, drinks through a straw. For ten days: no pool, sea, sauna, hard training or sun.',
  },
  afterSkin: {
    title: 'What can’t I do afterwards?',
    text: 'No makeup until the next day, no gym, pool or sauna for two days, no retinol or acids for about a week. Sunscreen daily.',
  },
} as const satisfies Readonly<Record<string, Point>>;

const brows: readonly Treatment[] = ['microblading', 'nano', 'hybrid', 'ombre', 'touchUp'];
const lips: readonly Treatment[] = ['lipBlush', 'neutralization', 'velvet', 'touchUp'];
const makeup: readonly Treatment[] = [...brows.slice(0, -1), ...lips.slice(0, -1), 'lashEnhancement', 'eyeliner', 'touchUp'];

function under(own: readonly Point[], treatments: readonly Treatment[], techniques: readonly Technique[]) {
  return { title, lines: [...own, ...priceListRows(['consultation', ...treatments], techniques)], link };
}

/** What to know before and after, in short, below each price list of treatments with a needle. */
export const treatmentSummaries = {
  makeup: under([lines.hurt, lines.waitMakeup, lines.heal, lines.afterMakeup], makeup, ['brows', 'lips', 'eyeliner']),
  brows: under([lines.hurt, lines.wait, lines.heal, lines.after], brows, ['brows']),
  lips: under([lines.hurt, lines.waitLips, lines.healLips, lines.afterLips], lips, ['lips']),
  skinPen: under([lines.hurtSkin, lines.waitSkin, lines.healSkin, lines.afterSkin], ['skinPen'], []),
} as const satisfies Readonly<Record<PriceListId, ReturnType<typeof under>>>;
