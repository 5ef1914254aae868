import { facts } from './facts';

export const callUrl = `tel:${facts.phone}`;
export const mailUrl = `mailto:${facts.email}`;
export const chatUrl = `https://wa.me/${facts.chatNumber.replaceAll(/\D/g, '')}`;

/** Returns the address of a chat with this text prefilled. */
export function chatWith(text: string): string {
  return `${chatUrl}?text=${encodeURIComponent(text)}`;
}

/** Returns the address of a chat with a request to book a service prefilled. */
export function chatAbout(service: string): string {
  return chatWith(`I want to book the service ${service}`);
}
