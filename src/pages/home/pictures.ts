import eyelinerAfter from 'picture:pair-eyeliner-after';
import eyelinerBefore from 'picture:pair-eyeliner-before';
import lashLineAfter from 'picture:pair-lash-line-after';
import lashLineBefore from 'picture:pair-lash-line-before';
import lipBlushAfter from 'picture:pair-lip-blush-after';
import lipBlushBefore from 'picture:pair-lip-blush-before';
import microbladingAfter from 'picture:pair-microblading-after';
import microbladingBefore from 'picture:pair-microblading-before';
import nanoAfter from 'picture:pair-nano-after';
import nanoBefore from 'picture:pair-nano-before';
import neutralisedAfter from 'picture:pair-neutralised-after';
import neutralisedBefore from 'picture:pair-neutralised-before';
import ombreAfter from 'picture:pair-ombre-after';
import ombreBefore from 'picture:pair-ombre-before';
import velvetAfter from 'picture:pair-velvet-after';
import velvetBefore from 'picture:pair-velvet-before';
import lightsPoster from 'picture:reel-lights-poster';
import lipsPoster from 'picture:reel-lips-poster';
import silkPoster from 'picture:reel-silk-poster';
import strokesPoster from 'picture:reel-strokes-poster';
import serviceBeauty from 'picture:service-beauty';
import serviceBrows from 'picture:service-brows';
import servicePermanentMakeup from 'picture:service-permanent-makeup';
import serviceSkin from 'picture:service-skin';
import studioBottles from 'picture:studio-bottles';
import studioMirrorCorner from 'picture:studio-mirror-corner';
import studioOrchid from 'picture:studio-orchid';
import studioPigments from 'picture:studio-pigments';
import studioReception from 'picture:studio-reception';
import studioTreatmentRoom from 'picture:studio-treatment-room';

/** The pictures of the home page by the ids of content/home.ts; alt texts stand in pictures/slots.ts. */
export const servicePictures = { brows: serviceBrows, permanentMakeup: servicePermanentMakeup, skin: serviceSkin, beauty: serviceBeauty };

export const pairPictures = {
  nano: { before: nanoBefore, after: nanoAfter },
  lipBlush: { before: lipBlushBefore, after: lipBlushAfter },
  eyeliner: { before: eyelinerBefore, after: eyelinerAfter },
  ombre: { before: ombreBefore, after: ombreAfter },
  neutralised: { before: neutralisedBefore, after: neutralisedAfter },
  microblading: { before: microbladingBefore, after: microbladingAfter },
  velvet: { before: velvetBefore, after: velvetAfter },
  lashLine: { before: lashLineBefore, after: lashLineAfter },
};

/** `video` is the file name in public/video, without `.webm` and `.mp4`. */
export const reelSources = {
  strokes: { video: 'strokes', poster: strokesPoster },
  lips: { video: 'lips', poster: lipsPoster },
  silk: { video: 'silk', poster: silkPoster },
  lights: { video: 'lights', poster: lightsPoster },
};

export const studioPictures = {
  treatmentRoom: { room: studioTreatmentRoom, detail: studioPigments },
  mirrorCorner: { room: studioMirrorCorner, detail: studioBottles },
  reception: { room: studioReception, detail: studioOrchid },
};
