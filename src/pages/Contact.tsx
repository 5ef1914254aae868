import { Hero } from './contact/Hero';
import { Letterhead } from './contact/Letterhead';
import { Way } from './contact/Way';

/** The contact page (§2). */
export default function Contact() {
  return (
    <>
      <Hero />
      <Letterhead />
      <Way />
    </>
  );
}
