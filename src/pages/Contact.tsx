import { head, contact as content } from '@/content/contact';
import { RelatedServices } from '@/sections/RelatedServices';

import { ContactDetails, Directions, Hero } from './contact/sections';

export default function Contact() {
  return (
    <>
      <Hero {...content.hero} />
      <ContactDetails {...content.details} />
      <RelatedServices {...content.related} background="porcelain" />
      <Directions {...content.directions} />
    </>
  );
}
Contact.head = head;
