import { formatAmount } from '@/lib/money';
import { type OwnerFacts, ownerFacts, type Technique, type Treatment } from '@/site/ownerFacts';

import type { Point } from './shapes';

const treatmentNames: Readonly<Record<Treatment, string>> = {
  consultation: 'Consultation',
  microblading: 'Microblading',
  nano: 'Nano hairstrokes',
  hybrid: 'Hybrid brows',
  ombre: 'Ombre powder brows',
  lipBlush: 'Lip blush',
  neutralization: 'Dark lip neutralization',
  velvet: 'Velvet lips',
  lashEnhancement: 'Lash enhancement',
  eyeliner: 'Eyeliner',
  touchUp: 'Touch-up',
  skinPen: 'SkinPen',
  ledLight: 'LED light therapy',
  browLamination: 'Brow lamination',
  lashLift: 'Lash lift',
  lashExtensions: 'Lash extensions',
};
const allTreatments = Object.keys(treatmentNames).filter((id): id is Treatment => id in treatmentNames);
const techniqueNames: Readonly<Record<Technique, string>> = { brows: 'Brows', lips: 'Lips', eyeliner: 'Eyeliner' };
const allTechniques = Object.keys(techniqueNames).filter((id): id is Technique => id in techniqueNames);

const aed = (amount: number) => `AED ${formatAmount(amount)}`;
const list = (items: readonly string[]) => items.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** What to ask and what the owner has answered, in sentences. A row whose facts are all missing is left out. */
function rowsOf(rows: Readonly<Record<string, readonly (string | false | undefined)[]>>): Point[] {
  return Object.entries(rows).flatMap(([title, sentences]) => {
    const text = sentences.filter(Boolean).join(' ');
    return text === '' ? [] : [{ title, text }];
  });
}

/** The owner's facts that belong beside a price list. */
export function priceListRows(treatments: readonly Treatment[], techniques: readonly Technique[], facts: OwnerFacts = ownerFacts): Point[] {
  const { minutes = {}, touchUp, grandMasters = {} } = facts;
  const lengths = treatments.flatMap((id) => (minutes[id] === undefined ? [] : [`${treatmentNames[id]} ${minutes[id]} minutes`]));
  const masters = techniques.flatMap((id) => (grandMasters[id] ? [`${techniqueNames[id]}: ${list(grandMasters[id])}.`] : []));
  return rowsOf({
    'How long it takes': [lengths.length > 0 && `${list(lengths)}.`],
    'After the touch-up': [
      techniques.length > 0 && touchUp && `After week ${touchUp.fullPriceAfterWeek}, a touch-up costs the full price.`,
      techniques.length > 0 && touchUp?.yearlyRefresh !== undefined && `A yearly refresh costs ${aed(touchUp.yearlyRefresh)}.`,
    ],
    'Grand Masters': masters,
  });
}

/** All of the owner's facts, for the Client Guide. */
export function guideRows(facts: OwnerFacts = ownerFacts): Point[] {
  const { booking = {}, corrections = {}, patchTest, artists = [], languages, whoTreats, minimumAge, products } = facts;
  const { homeVisits, includes = {}, freeConsultation, healedPhotographs } = facts;
  return [
    ...priceListRows(allTreatments, allTechniques, facts),
    ...rowsOf({
      'The consultation': [freeConsultation && `It’s free for ${freeConsultation}.`],
      'Patch test': [
        patchTest &&
          `We do one ${patchTest.hours} hours before ${list(patchTest.before)}. ${patchTest.price === 0 ? 'It’s free.' : `It costs ${aed(patchTest.price)}.`}`,
      ],
      'Booking and cancelling': [
        booking.deposit !== undefined && `The deposit is ${aed(booking.deposit)}.`,
        booking.cancelHours !== undefined && `You can move or cancel an appointment up to ${booking.cancelHours} hours before it.`,
        booking.lateMinutes !== undefined && `If you’re more than ${booking.lateMinutes} minutes late, we may have to move it.`,
      ],
      Paying: [
        booking.payBy && `By ${list(booking.payBy)}.`,
        booking.vat && `VAT is ${booking.vat === 'included' ? 'included' : 'added'}.`,
      ],
      'If it isn’t right': [
        corrections.redo,
        corrections.removal && `We lighten pigment by ${corrections.removal.method}, ${aed(corrections.removal.price)} a session.`,
      ],
      'Our artists': artists.map(({ name, years, licence }) => `${name}: ${licence}, ${years} years of experience.`),
      Languages: [languages && `We speak ${list(languages)}.`],
      'Who treats you': [
        whoTreats?.women,
        whoTreats?.men,
        whoTreats?.companions !== undefined && (whoTreats.companions ? 'You can bring someone with you.' : 'Please come alone.'),
        whoTreats?.children !== undefined && (whoTreats.children ? 'Children can wait here.' : 'Please leave children at home.'),
      ],
      'Minimum age': [minimumAge !== undefined && `${minimumAge} years.`],
      'What we use': [products && `Pigments by ${products.pigments}, numbing cream by ${products.numbing}.`, products?.mri],
      'At your home': [homeVisits && `No travel charge in ${list(homeVisits.zones)}; elsewhere ${aed(homeVisits.charge)}.`],
      'What’s included': [
        includes.lashRefillWeeks !== undefined && `Lash extensions need a refill after ${includes.lashRefillWeeks} weeks.`,
        includes.bridal && `Bridal: ${list(includes.bridal)}.`,
        includes.hairAddOn !== undefined && `Hair colour add-on: ${includes.hairAddOn}.`,
        includes.signatureFacial && `Signature Facial: ${list(includes.signatureFacial)}.`,
      ],
      Photographs: [
        healedPhotographs &&
          `Healed, at least ${healedPhotographs.weeks} weeks after the treatment, and shown with the client’s written consent.`,
      ],
    }),
  ];
}
