// The questions behind src/site/ownerFacts.ts. `npm run launch-check` lists those without an answer.
import type { OwnerFacts } from '../../src/site/ownerFacts.ts';

/** One question for each fact, with an example of the answer as it is written in the file. */
export const ownerQuestions: Readonly<Record<keyof OwnerFacts, readonly [question: string, example: string]>> = {
  minutes: ['How many minutes does each treatment take, and the consultation?', '{ consultation: 30, microblading: 120 }'],
  touchUp: [
    'After which week does a touch-up cost the full price, and what does a yearly refresh cost?',
    '{ fullPriceAfterWeek: 12, yearlyRefresh: 1200 }',
  ],
  booking: [
    'Deposit, notice to cancel, how late a client may come, ways to pay, VAT?',
    "{ deposit: 200, cancelHours: 24, lateMinutes: 15, payBy: ['card', 'cash'], vat: 'included' }",
  ],
  corrections: [
    'What do you do if a result needs changing, and how do you remove pigment?',
    "{ redo: 'We correct it at the touch-up.', removal: { method: 'saline', price: 250 } }",
  ],
  patchTest: ['Before which treatments do you do a patch test, when, and is it free?', "{ before: ['lash tint'], hours: 48, price: 0 }"],
  grandMasters: ['Who is a Grand Master for brows, lips and eyeliner?', "{ brows: ['Niamh Keane'], lips: ['Clara Weiss'] }"],
  artists: [
    'How many years has each artist worked, and what is her licence called?',
    "[{ name: 'Clara Weiss', years: 9, licence: '...' }]",
  ],
  languages: ['Which languages do you speak?', "['English', 'Arabic']"],
  whoTreats: [
    'Who treats women, who treats men, and may a client bring someone or a child?',
    "{ women: 'Only women treat women.', men: '...', companions: true, children: false }",
  ],
  minimumAge: ['From which age do you treat?', '18'],
  products: ['Which pigments and numbing cream do you use, and what do you say about MRI scans?', "{ pigments: '...', numbing: '...' }"],
  homeVisits: ['Which zones cost no travel charge, and what is the charge elsewhere?', "{ zones: ['Dubai Marina', 'JBR'], charge: 100 }"],
  includes: [
    'After how many weeks is a lash refill due, and what is in Bridal, the hair colour Add-On and the Signature Facial?',
    "{ lashRefillWeeks: 3, bridal: ['hair', 'makeup'], hairAddOn: '...', signatureFacial: ['cleanse', 'peel'] }",
  ],
  freeConsultation: ['Is the consultation free for everyone, or for first-time clients only (as the popups say)?', "'everyone'"],
  healedPhotographs: ['How many weeks after the treatment are your healed photographs taken?', '{ weeks: 6 }'],
};

/** One sentence for each fact that the owner has not filled in. */
export function missingFacts(facts: OwnerFacts): string[] {
  return Object.entries(ownerQuestions).flatMap(([name, [question, example]]) =>
    Object.hasOwn(facts, name) ? [] : [`${question} For example \`${name}: ${example}\``],
  );
}
