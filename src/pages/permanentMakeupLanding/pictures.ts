import founder from 'picture:home-founder';
import eyelinerAfter from 'picture:pair-eyeliner-after';
import eyelinerBefore from 'picture:pair-eyeliner-before';
import lipBlushAfter from 'picture:pair-lip-blush-after';
import lipBlushBefore from 'picture:pair-lip-blush-before';
import microbladingAfter from 'picture:pair-microblading-after';
import microbladingBefore from 'picture:pair-microblading-before';
import neutralisedAfter from 'picture:pair-neutralised-after';
import neutralisedBefore from 'picture:pair-neutralised-before';
import brows from 'picture:pm-brows';
import eyeliner from 'picture:pm-eyeliner';
import lips from 'picture:pm-lips';
import registerBrow from 'picture:pm-register-brow';
import registerEye from 'picture:pm-register-eye';
import registerLips from 'picture:pm-register-lips';
import silk from 'picture:silk-oxblood';
import silkWide from 'picture:silk-wide';
import bare from 'picture:stage-bare';
import filled from 'picture:stage-filled';
import mapped from 'picture:stage-mapped';
import tray from 'picture:studio-pigments';

/** The pictures of the landing page by the ids of content/permanentMakeupLanding.ts; alt texts stand in pictures/slots.ts. */
export const indexPictures = { brows: registerBrow, lips: registerLips, eyeliner: registerEye };

export const cardPictures = { brows, lips, eyeliner };

export const pairPictures = {
  microblading: { before: microbladingBefore, after: microbladingAfter },
  lipBlush: { before: lipBlushBefore, after: lipBlushAfter },
  neutralisation: { before: neutralisedBefore, after: neutralisedAfter },
  eyeliner: { before: eyelinerBefore, after: eyelinerAfter },
};

/** In the order of the three steps. */
export const stagePictures = [bare, mapped, filled] as const;

export { founder, silk, silkWide, tray };
