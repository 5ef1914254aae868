import type { Point } from './shapes';

export type PriceListId = 'makeup' | 'brows' | 'lips' | 'skinPen' | 'browsLashes' | 'led' | 'homeFacials' | 'waxing';

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
    text: 'Numbing cream goes on 20–30 minutes before. Most clients feel a light vibration. A peel tingles or stings for a few minutes; the other facials shouldn’t hurt.',
  },
  hurtBrowsLashes: {
    title: 'Does it hurt?',
    text: 'Waxing and threading sting for a moment. A tint, lift or lamination may tingle, and extensions shouldn’t pull.',
  },
  hurtWaxing: { title: 'Does waxing hurt?', text: 'It stings for a moment as the wax comes off, more on delicate skin than on the legs.' },
  nails: {
    title: 'And nails?',
    text: 'They shouldn’t hurt. As a rule, gel lasts two to three weeks. If you’ve ever reacted to gel, acrylic or nail glue, if a nail is infected, or if you have diabetes, call us before you book.',
  },
  licence: { title: 'Are you licensed?', text: 'Yes, by the Dubai Health Authority.' },
  hurtHomeFacials: {
    title: 'Does it hurt?',
    text: 'Micro-needling feels like a light vibration to most clients. A peel tingles or stings for a few minutes. The other facials shouldn’t hurt.',
  },
  wait: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or has sunburnt, broken or peeling skin where we’d work. If you take blood thinners, have taken isotretinoin in the last six months, or have diabetes, a bleeding disorder or keloids, ask your doctor first.',
  },
  waitMakeup: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or has sunburnt, broken or peeling skin where we’d work. If you take blood thinners, have taken isotretinoin in the last six months, or have diabetes, a bleeding disorder or keloids, ask your doctor first. If you’ve ever had a cold sore, see your doctor before a lip treatment. Sore eyes? Come for eyeliner another day.',
  },
  waitSkin: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or whose skin is sunburnt, infected, broken or still peeling. Before needling or a peel, see your doctor if you take blood thinners, have taken isotretinoin in the last six months, have diabetes, a bleeding disorder or keloids, or have ever had a cold sore. Allergic to fish? Don’t book Salmon DNA. To metals? Don’t book 24K Gold.',
  },
  waitLips: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or has sunburnt, cracked or peeling lips. If you’ve ever had a cold sore, take blood thinners, have taken isotretinoin in the last six months, or have diabetes, a bleeding disorder or keloids, see your doctor first.',
  },
  waitBrowsLashes: {
    title: 'Who should wait?',
    text: 'Sore eyes, or sunburnt or broken skin? Come another day. If you’re pregnant or breastfeeding, or have ever reacted to hair dye, henna or lash glue, call us first. If you use a retinoid on the skin, or have taken isotretinoin in the last six months, please don’t have it waxed: it can lift.',
  },
  waitWaxing: {
    title: 'Who should wait?',
    text: 'If the skin is sunburnt, broken or still peeling, come another day. If you use a retinoid on the skin, or have taken isotretinoin in the last six months, please don’t have it waxed: it can lift. If you’re pregnant or breastfeeding, or have ever reacted to wax, call us first.',
  },
  waitLed: {
    title: 'Who should wait?',
    text: 'Anyone with sunburnt, broken or peeling skin. Ask your doctor first if you’re pregnant or breastfeeding, take medication, have a skin or eye condition, or are sensitive to light.',
  },
  waitHomeFacials: {
    title: 'Who should wait?',
    text: 'Anyone who’s pregnant or breastfeeding, or whose skin is sunburnt, infected, broken or still peeling. Before micro-needling or a peel, see your doctor if you take blood thinners, have taken isotretinoin in the last six months, have diabetes, a bleeding disorder or keloids, or have ever had a cold sore. Before LED, see your doctor if you take medication, have a skin or eye condition, or are sensitive to light; blue light can deepen dark marks. Never stop a prescribed medicine for a facial. Please tell us about these by phone, not in a message. Allergic to fish? Don’t book Salmon DNA. To metals? Don’t book 24K.',
  },
  heal: {
    title: 'How does it heal?',
    text: 'Stronger colour for a few days, then light flaking. The colour has settled by week 4.',
  },
  healMakeup: {
    title: 'How does it heal?',
    text: 'Stronger colour for a few days, then light flaking. Brows and eyeliner settle by week 4; on lips the true colour comes through from week 3.',
  },
  healLips: { title: 'How do lips heal?', text: 'Tender, then dry for a few days. The true colour comes through from week 3.' },
  healSkin: {
    title: 'How does it heal?',
    text: 'Pink for a day or two, then perhaps a little dry. Deeper skin is more prone to dark marks, so we adjust depth and timing.',
  },
  after: {
    title: 'What can’t I do afterwards?',
    text: 'For about ten days: no pool, sea, sauna, hard exercise or direct sun, and no makeup on the area. Wash around it on the first day.',
  },
  afterMakeup: {
    title: 'What can’t I do afterwards?',
    text: 'For about ten days: no pool, sea, sauna, hard exercise or direct sun, and no makeup on brows or eyes. Wash around the area on the first day. Lips: no lipstick and nothing spicy for about a week. Eyeliner: don’t drive home, and leave contact lenses out for a day or two.',
  },
  afterLips: {
    title: 'What can’t I do afterwards?',
    text: 'For about a week: no lipstick, nothing spicy, drinks through a straw. For about ten days: no pool, sea, sauna, hard exercise or direct sun.',
  },
  afterSkin: {
    title: 'What can’t I do afterwards?',
    text: 'After needling or a peel: no makeup until the next day, no gym, pool, sea or sauna for two days, no retinol or acids for about a week. Sunscreen daily. After the other facials, your usual routine.',
  },
  afterBrowsLashes: {
    title: 'What can’t I do afterwards?',
    text: 'For the first day: no water, steam, mascara or oil, and no makeup on your brows. Keep oil off extensions after that too, and don’t rub them. Waxed or threaded skin: no heat, gym, pool, sea, strong sun or makeup for a day.',
  },
  afterWaxing: {
    title: 'What can’t I do afterwards?',
    text: 'For a day: no heat, gym, pool, sea, strong sun or makeup on the area. Wear loose clothes.',
  },
  afterLed: {
    title: 'What can’t I do afterwards?',
    text: 'Nothing is off limits: makeup, gym and pool are fine straight away. Wear sunscreen.',
  },
  afterHomeFacials: {
    title: 'What can’t I do afterwards?',
    text: 'After micro-needling or a peel, your skin may be pink for a day or two: no makeup until the next day, no gym, pool, sea or sauna for two days, no retinol or acids for about a week, sunscreen daily. Deeper skin is more prone to dark marks; tell us if you’ve had any. After the other facials, your usual routine.',
  },
  lastSkin: {
    title: 'How long does it last?',
    text: 'The result of needling builds over about four weeks, then fades over months. A peel lasts a few weeks, a facial’s glow a few days.',
  },
  lastBrowsLashes: {
    title: 'How long does it last?',
    text: 'Lamination and lifts 6–8 weeks, tint and henna three to six, henna on the skin one or two, waxed or threaded brows two to four. Extensions shed with your own lashes; most sets need a refill after two to four weeks.',
  },
  lastWaxing: {
    title: 'How long does it last?',
    text: 'Three to six weeks on the body, two to four on the face. If you shave in between, the hair grows back too short to wax.',
  },
  lastLed: {
    title: 'How long does it last?',
    text: 'The effect builds up over a course, differs from person to person, and fades within weeks once you stop.',
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

function under(title: string, own: readonly Point[]) {
  return { title, lines: own, link };
}

/** What to know before and after, in short, below the price lists. */
export const treatmentSummaries = {
  makeup: under(healing, [lines.hurt, lines.waitMakeup, lines.healMakeup, lines.afterMakeup]),
  brows: under(healing, [lines.hurt, lines.wait, lines.heal, lines.after]),
  lips: under(healing, [lines.hurt, lines.waitLips, lines.healLips, lines.afterLips]),
  skinPen: under(healing, [lines.hurtSkin, lines.waitSkin, lines.healSkin, lines.afterSkin, lines.lastSkin, lines.unhappySkin]),
  browsLashes: under(beforeAndAfter, [
    lines.hurtBrowsLashes,
    lines.waitBrowsLashes,
    lines.afterBrowsLashes,
    lines.lastBrowsLashes,
    lines.unhappyBrowsLashes,
  ]),
  led: under(beforeAndAfter, [lines.waitLed, lines.afterLed, lines.lastLed, lines.unhappyLed]),
  waxing: under('Before waxing and nails', [
    lines.hurtWaxing,
    lines.waitWaxing,
    lines.afterWaxing,
    lines.lastWaxing,
    lines.nails,
    lines.licence,
  ]),
  homeFacials: under(healing, [lines.hurtHomeFacials, lines.waitHomeFacials, lines.afterHomeFacials, lines.lastSkin, lines.unhappySkin]),
} as const satisfies Readonly<Record<PriceListId, ReturnType<typeof under>>>;
