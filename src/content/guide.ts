import { guideRows } from './ownerRows';
import type { Day, Point } from './shapes';

/** Sample: who should wait; the owner confirms it. */
const waiting: readonly Point[] = [
  {
    title: 'Please wait',
    text: 'If you’re pregnant or breastfeeding, or if the skin we’d work on is sunburnt or broken.',
  },
  {
    title: 'Ask your doctor first',
    text: 'If you take blood thinners or isotretinoin, have diabetes or a bleeding disorder, or if your skin forms keloids. If you’ve ever had a cold sore, see your doctor before lip blush or SkinPen, which can bring one back.',
  },
  { title: 'Tell us', text: 'By phone or at the consultation. Never stop a prescribed medicine for a beauty treatment.' },
];

/** Sample: what suits which skin; the owner confirms it. */
const skin: Point = {
  title: 'Does it suit my skin?',
  text: 'Oily skin blurs fine strokes sooner, so powder brows may suit you better. On mature or thin skin, soft shading is often the better choice. Olive and deeper skin needs warmer pigment, so that it doesn’t heal grey, and dark lips may need balancing first, sometimes over more than one session.',
};

/** Sample: which brows suit whom; the owner confirms it. */
const technique: Point = {
  title: 'Which brows are mine?',
  text: 'Hair-like strokes on normal or dry skin: microblading or nano. A soft made-up look, or oily skin: ombre powder. Gaps and a soft tail: hybrid.',
};

/** Sample: how long nano, hybrid and powder brows and eyeliner last; the owner confirms it. The other two durations are agreed. */
const lasting: Point = {
  title: 'How long does it last?',
  text: 'Microblading lasts 12–24 months and lip blush 2–3 years. As a rule, nano, hybrid and powder brows last one to three years, and eyeliner two to five. Sun and oily skin shorten all of them.',
};

/** Sample: the patch test; the owner confirms it. */
const patchTest: Point = {
  title: 'Do I need a patch test?',
  text: 'If you’ve ever reacted to hair dye, henna, lash glue or numbing cream, tell us by phone or at the consultation, and ask for one.',
};

/** Sample: how an appointment begins; the owner confirms it. */
const shape: Point = {
  title: 'First, the shape',
  text: 'We draw it on your skin and change it until you’re happy. Then the numbing cream goes on, and every needle is sterile and used once.',
};

/** Sample: how to come for eyeliner; the owner confirms it. */
const eyeliner: Point = {
  title: 'For eyeliner',
  text: 'Come without lash extensions or contact lenses, and don’t drive home: eyes can water and swell for a day.',
};

/** Sample: what if she does not like it; the owner confirms it. */
const unhappy: Point = {
  title: 'What if I don’t like it?',
  text: 'Before we start: tell us, and we change it. Afterwards: give it four weeks, because fresh colour is always stronger than healed colour. The touch-up evens out what healed lighter. Pigment can be lightened over several sessions, not erased in one.',
};

/** Sample: the days of healing brows; the owner confirms them. */
const browDays: readonly Day[] = [
  { when: 'Days 1–4', text: 'Darker and sharper than the result' },
  { when: 'Days 5–10', text: 'Light flaking; don’t pick' },
  { when: 'Weeks 2–3', text: 'It can look too pale' },
  { when: 'From week 4', text: 'The colour is back' },
  { when: 'Weeks 4–8', text: 'We add what’s missing' },
];

/** Sample: the days of healing lips, eyeliner and skin; the owner confirms them. */
const lipDays: readonly Day[] = [
  { when: 'Days 1–2', text: 'Tender, bright, a little swollen' },
  { when: 'Days 3–5', text: 'Dry, then flaking; use balm' },
  { when: 'Days 6–14', text: 'Paler than you’d expect' },
  { when: 'From week 3', text: 'The true colour comes through' },
  { when: 'Weeks 4–6', text: 'We add what healed lighter' },
];
const eyelinerDays: readonly Day[] = [
  { when: 'Day 1', text: 'Eyes can water and swell' },
  { when: 'Days 2–4', text: 'Darker than the result' },
  { when: 'Days 5–10', text: 'Light flaking; don’t rub' },
  { when: 'From week 4', text: 'The line has settled' },
];
const skinPenDays: readonly Day[] = [
  { when: 'Days 1–2', text: 'Pink, as if you’d caught the sun' },
  { when: 'Days 3–5', text: 'A little dry or rough' },
  { when: 'After a week', text: 'Your usual skincare again' },
];

/** Sample: what to leave out after brows, lips and eyeliner; the owner confirms it. */
const afterMakeup: Point = {
  title: 'After brows, lips and eyeliner',
  text: 'For about ten days: no pool, sea, sauna or hard training, no makeup on brows or eyes, no direct sun. You can wear a hijab straight away; just keep fabric from rubbing. After lips: drink through a straw, eat nothing spicy, use balm, and wear no lipstick for about a week.',
};

/** Sample: what to leave out after SkinPen; the owner confirms it. */
const afterSkinPen: Point = {
  title: 'After SkinPen',
  text: 'No makeup until the next day, no gym, pool or sauna for two days, no retinol or acids for about a week, and sunscreen daily. Deeper skin can mark more easily, so we adjust the needle depth and the time between sessions.',
};

/** The section of the Client Guide on preparation, healing and aftercare. */
export const guide = {
  id: 'before-and-after',
  title: 'Before and after your appointment',
  text: 'What to know before you come, how each treatment heals, and what to leave out until it has.',
  parts: [
    { title: 'Who should wait', points: waiting },
    { title: 'Before you come', points: [skin, technique, lasting, patchTest] },
    {
      title: 'On the day',
      points: [shape, eyeliner, unhappy],
    },
  ],
  healing: {
    title: 'Healing, day by day',
    lists: [
      { title: 'Brows', days: browDays },
      { title: 'Lips', days: lipDays },
      { title: 'Eyeliner', days: eyelinerDays },
      { title: 'SkinPen', days: skinPenDays },
    ],
  },
  after: { title: 'What to leave out', points: [afterMakeup, afterSkinPen] },
  studio: { title: 'Good to know', points: guideRows() },
} as const;
