import type { Technique, Treatment } from '@/site/ownerFacts';

import { priceListRows } from './ownerRows';
import type { Point } from './shapes';

export type PriceListId = 'makeup' | 'brows' | 'lips' | 'skinPen' | 'browsLashes' | 'led' | 'homeFacials';

const healing = 'Pain, healing and aftercare';
const beforeAndAfter = 'What to know before and after';
const link = { label: 'Before and after your appointment', href: '/patient-rights#before-and-after' };

/** Sample: the lines; the owner confirms them. They shorten the section “Before and after your appointment” in the Client Guide (guide.ts). */
const lines = {
  hurt: {
    title: 'Does it hurt?',
    text: 'We numb the skin once you’re happy with the shape. Most clients feel light pressure or a light scratching.',
  },
  hurtSkin: {
    title: 'Does it hurt?',
    text: 'Numbing cream goes on 20–30 minutes before. Most clients feel a light vibration. A peel tingles or stings for a few minutes.',
  },
  hurtBrowsLashes: {
    title: 'Does it hurt?',
    text: 'Waxing and threading sting for a moment. A tint, lift or lamination may tingle, and extensions shouldn’t pull.',
  },
  hurtHomeFacials: {
    title: 'Does it hurt?',
    text: 'Micro-needling feels like a light vibration to most clients. A peel tingles or stings for a few minutes. The other facials shouldn’t hurt.',
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
    text: 'Before needling or a peel: anyone who’s pregnant or breastfeeding, or whose skin is sunburnt, broken or still peeling. If you take blood thinners or isotretinoin, have diabetes, a bleeding disorder or keloids, or have ever had a cold sore, ask your doctor first. Allergic to fish? Don’t book Salmon DNA.',
  },
  waitLips: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or has sunburnt or cracked lips. If you’ve ever had a cold sore, take blood thinners or isotretinoin, or have diabetes, a bleeding disorder or keloids, see your doctor first.',
  },
  waitBrowsLashes: {
    title: 'Who should wait?',
    text: 'With sore eyes, or sunburnt or broken skin, come another day. If you’re pregnant or breastfeeding, or have ever reacted to hair dye, henna or lash glue, call us first. Don’t have skin waxed while you use a retinoid on it or take isotretinoin.',
  },
  waitLed: {
    title: 'Who should wait?',
    text: 'Ask your doctor first if you’re pregnant or breastfeeding, take medication, have a skin or eye condition, or are sensitive to light.',
  },
  waitHomeFacials: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or whose skin is sunburnt, broken or still peeling. Before micro-needling or a peel, ask your doctor if you take blood thinners or isotretinoin, have diabetes or a bleeding disorder, have ever had a cold sore, or if your skin forms keloids. Before LED, ask if you take medication, have a skin or eye condition, or are sensitive to light. Never stop a prescribed medicine for a facial. Tell us about these by phone and not in a message, and about any allergy: to fish before Salmon DNA, to metals before 24K.',
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
    text: 'After needling or a peel: no makeup until the next day, no gym, pool or sauna for two days, no retinol or acids for about a week. Sunscreen daily.',
  },
  afterBrowsLashes: {
    title: 'What can’t I do afterwards?',
    text: 'For the first day: no water, steam, mascara or oil, and no makeup on your brows. Keep oil off extensions after that too, and don’t rub them. Waxed or threaded skin: no heat, gym, pool, sea, strong sun or makeup for a day.',
  },
  afterLed: {
    title: 'What can’t I do afterwards?',
    text: 'Nothing is off limits: makeup, gym and pool are fine straight away. Wear sunscreen.',
  },
  afterHomeFacials: {
    title: 'What can’t I do afterwards?',
    text: 'After micro-needling or a peel, your skin may be pink for a day or two: no makeup until the next day, no gym, pool or sauna for two days, no retinol or acids for about a week, sunscreen daily. Deeper skin can mark more easily, so tell us if yours does. After the other facials, your usual routine.',
  },
  lastSkin: {
    title: 'How long does it last?',
    text: 'Needling shows over about four weeks and fades over the following months. A peel lasts some weeks, the glow of a facial some days.',
  },
  lastBrowsLashes: {
    title: 'How long does it last?',
    text: 'Lamination and lifts: 6–8 weeks. Tint and henna: three to six. Extensions come away as your own lashes shed, so most sets need a refill after two to four. Waxed or threaded brows: two to four.',
  },
  lastLed: {
    title: 'How long does it last?',
    text: 'The effect builds up over a course, differs from person to person, and fades over some weeks once you stop.',
  },
  unhappySkin: {
    title: 'What if I don’t like it?',
    text: 'We stop when you ask. No colour goes into your skin, and pinkness fades in a day or two. If it doesn’t, or if a mark stays, call us.',
  },
  unhappyBrowsLashes: {
    title: 'What if I don’t like it?',
    text: 'Tell us while you’re here. Tint and henna fade, a lift or lamination grows out, and we can take extensions off.',
  },
  unhappyLed: {
    title: 'What if I don’t like it?',
    text: 'Say so, and we switch the light off. Nothing stays in your skin.',
  },
} as const satisfies Readonly<Record<string, Point>>;

const brows: readonly Treatment[] = ['consultation', 'microblading', 'nano', 'hybrid', 'ombre', 'touchUp'];
const lips: readonly Treatment[] = ['consultation', 'lipBlush', 'neutralization', 'velvet', 'touchUp'];
const makeup: readonly Treatment[] = [...brows.slice(0, -1), ...lips.slice(1, -1), 'lashEnhancement', 'eyeliner', 'touchUp'];

function under(title: string, own: readonly Point[], treatments: readonly Treatment[] = [], techniques: readonly Technique[] = []) {
  return { title, lines: [...own, ...priceListRows(treatments, techniques)], link };
}

/** What to know before and after, in short, below the price lists. */
export const treatmentSummaries = {
  makeup: under(healing, [lines.hurt, lines.waitMakeup, lines.heal, lines.afterMakeup], makeup, ['brows', 'lips', 'eyeliner']),
  brows: under(healing, [lines.hurt, lines.wait, lines.heal, lines.after], brows, ['brows']),
  lips: under(healing, [lines.hurt, lines.waitLips, lines.healLips, lines.afterLips], lips, ['lips']),
  skinPen: under(
    healing,
    [lines.hurtSkin, lines.waitSkin, lines.healSkin, lines.afterSkin, lines.lastSkin, lines.unhappySkin],
    ['consultation', 'skinPen'],
  ),
  browsLashes: under(
    beforeAndAfter,
    [lines.hurtBrowsLashes, lines.waitBrowsLashes, lines.afterBrowsLashes, lines.lastBrowsLashes, lines.unhappyBrowsLashes],
    ['consultation', 'browLamination', 'lashLift', 'lashExtensions'],
  ),
  led: under(beforeAndAfter, [lines.waitLed, lines.afterLed, lines.lastLed, lines.unhappyLed], ['consultation', 'ledLight']),
  homeFacials: under(healing, [lines.hurtHomeFacials, lines.waitHomeFacials, lines.afterHomeFacials, lines.lastSkin, lines.unhappySkin]),
} as const satisfies Readonly<Record<PriceListId, ReturnType<typeof under>>>;
