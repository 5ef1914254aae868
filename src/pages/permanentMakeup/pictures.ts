import mappedBrow from 'picture:gallery-2';
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
import bottles from 'picture:studio-bottles';
import treatmentRoom from 'picture:studio-treatment-room';

/** The pictures of the permanent makeup page by the ids of content/permanentMakeup.ts; alt texts stand in pictures/slots.ts. */
export const registers = { brows: registerBrow, eyeliner: registerEye, lips: registerLips };

export const friezes = { brows, eyeliner, lips };

export const pairPictures = {
  microblading: { before: microbladingBefore, after: microbladingAfter },
  neutralised: { before: neutralisedBefore, after: neutralisedAfter },
  eyeliner: { before: eyelinerBefore, after: eyelinerAfter },
  lipBlush: { before: lipBlushBefore, after: lipBlushAfter },
};

export const whyPictures = { technique: mappedBrow, safety: bottles, room: treatmentRoom };
