/** WhatsApp short links, one per purpose. Sample values until the owner creates them in WhatsApp Business. */
export const chatLinks = {
  main: 'https://wa.me/message/ATELIERMAIN01',
  permanentMakeup: 'https://wa.me/message/ATELIERPMU001',
  browsLanding: 'https://wa.me/message/ATELIERBROW01',
  skinPen: 'https://wa.me/message/ATELIERSKIN01',
  /** For the header of the skin-pen page below 768 px. */
  skinPenMobile: 'https://wa.me/message/ATELIERSKIN02',
  microblading: 'https://wa.me/message/ATELIERMICR01',
  microbladingNew: 'https://wa.me/message/ATELIERMICR02',
  lipBlush: 'https://wa.me/message/ATELIERLIPS01',
  ledLight: 'https://wa.me/message/ATELIERLED001',
} as const;

/** Links that are still sample values, listed by `npm run launch-check`. Remove a name once its link opens the studio's own chat. */
export const sampleChatLinks = [
  'main',
  'permanentMakeup',
  'browsLanding',
  'skinPen',
  'skinPenMobile',
  'microblading',
  'microbladingNew',
  'lipBlush',
  'ledLight',
] as const satisfies readonly (keyof typeof chatLinks)[];

export type ChatLinkId = keyof typeof chatLinks;
