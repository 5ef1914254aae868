import { expect, it } from 'vitest';

import { about } from '@/content/about';
import { beauty } from '@/content/beauty';
import { browsLanding } from '@/content/browsLanding';
import { browsLashes } from '@/content/browsLashes';
import { gallery } from '@/content/gallery';
import { hairMakeup } from '@/content/hairMakeup';
import { homeFacials } from '@/content/homeFacials';
import { ledLight } from '@/content/ledLight';
import { lipBlush } from '@/content/lipBlush';
import { microblading } from '@/content/microblading';
import { microbladingNew } from '@/content/microbladingNew';
import { patientRights } from '@/content/patientRights';
import { permanentMakeup } from '@/content/permanentMakeup';
import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import { skinPen } from '@/content/skinPen';

/** How many entries the specification gives a list (§2, §9, decisions.md "Prices"): file, list, agreed number, what is there. */
const lists: readonly (readonly [file: string, list: string, agreed: number, entries: readonly unknown[]])[] = [
  ['homeFacials', 'facials of the menu', 9, homeFacials.menu.items],
  [
    'permanentMakeup',
    'treatments',
    14,
    [...permanentMakeup.prices.categories.flatMap(({ items }) => items), ...permanentMakeup.prices.removal.items],
  ],
  ['permanentMakeup', 'Full Face packages', 2, permanentMakeup.fullFace.packages],
  ['permanentMakeup', 'Real Transformations', 4, permanentMakeup.transformations.pairs],
  ['permanentMakeup', 'reasons of Why Choose', 3, permanentMakeup.why.points],
  ['permanentMakeupLanding', 'price categories', 3, permanentMakeupLanding.pricing.categories],
  ['permanentMakeupLanding', 'entries of Perfect For', 5, permanentMakeupLanding.perfectFor.items],
  ['permanentMakeupLanding', 'reasons of Why Choose', 6, permanentMakeupLanding.why.reasons],
  ['permanentMakeupLanding', 'reviews', 3, permanentMakeupLanding.testimonials.quotes],
  ['permanentMakeupLanding', 'questions', 5, permanentMakeupLanding.faq.questions],
  ['skinPen', 'facials', 15, skinPen.facials.groups.flatMap(({ items }) => items)],
  ['skinPen', 'packages', 2, skinPen.packages.packages],
  ['skinPen', 'benefits', 4, skinPen.benefits.benefits],
  ['skinPen', 'questions', 3, skinPen.faq.questions],
  ['ledLight', 'service options', 4, ledLight.services.options],
  ['ledLight', 'types of light', 3, ledLight.lights.types],
  ['ledLight', 'entries of Perfect For', 6, ledLight.perfectFor.occasions],
  ['ledLight', 'steps of how it works', 3, ledLight.how.steps],
  ['ledLight', 'questions', 5, ledLight.faq.questions],
  ['lipBlush', 'treatments', 4, lipBlush.pricing.treatments],
  ['lipBlush', 'benefits', 5, lipBlush.benefits.points],
  ['lipBlush', 'credentials', 3, lipBlush.studio.credentials],
  ['lipBlush', 'reviews', 3, lipBlush.reviews.reviews],
  ['lipBlush', 'entries of the gallery', 11, lipBlush.gallery.studies],
  ['lipBlush', 'questions', 6, lipBlush.faq.questions],
  ['microblading', 'prices', 3, microblading.pricing.prices],
  ['microblading', 'questions', 6, microblading.faq.questions],
  ['microbladingNew', 'reasons of Why Choose', 6, microbladingNew.why.points],
  ['browsLanding', 'questions', 3, browsLanding.faq.questions],
  ['browsLashes', 'client stories', 4, browsLashes.stories.stories],
  ['browsLashes', 'questions', 3, browsLashes.faq.questions],
  ['beauty', 'nail categories', 4, beauty.nails.categories],
  ['beauty', 'client stories', 3, beauty.stories.stories],
  ['beauty', 'questions', 3, beauty.faq.questions],
  // The words above the list say seven.
  ['hairMakeup', 'ways of styling', 7, hairMakeup.styling.items],
  ['gallery', 'pictures', 8, gallery.items],
  ['gallery', 'filters', 4, gallery.filters],
  ['about', 'stops of the timeline', 3, about.timeline.stops],
  ['about', 'unique points', 4, about.uniquePoints.points],
  ['patientRights', 'rights', 14, patientRights.rights.groups.flatMap(({ rights }) => rights)],
  ['patientRights', 'responsibilities', 10, patientRights.responsibilities.items],
];

it.each(lists)('%s: %s, %i', (file, list, agreed, entries) => {
  const found = entries.length;
  const todo =
    found > agreed
      ? `Take ${found - agreed} out, or, if the new number is agreed, write ${found} into tests/content/counts.test.ts.`
      : `Put ${agreed - found} back, or, if the new number is agreed, write ${found} into tests/content/counts.test.ts.`;
  expect(found, `src/content/${file}.ts has ${found} ${list}; ${agreed} were agreed. ${todo}`).toBe(agreed);
});
