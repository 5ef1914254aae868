/** WhatsApp short links, one per purpose (§2, §7.5). Sample values until the owner creates them in WhatsApp Business. */
export const chatLinks = {
  main: 'https://wa.me/message/ATELIERMAIN01',
} as const;

export type ChatLinkId = keyof typeof chatLinks;
