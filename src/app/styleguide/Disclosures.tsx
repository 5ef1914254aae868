import { Carousel } from '@/ui/Carousel';
import { CarouselNumbers } from '@/ui/CarouselNumbers';
import { CarouselRail } from '@/ui/CarouselRail';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { LateAccordion } from '@/ui/late';
import { Picture } from '@/ui/Picture';
import { useCarousel } from '@/ui/useCarousel';

import { plates } from './plates';
import { Specimen } from './Specimen';

const AUTOPLAY_MS = 3000;

const questions = [
  { id: 'last', question: 'How long does lip blush last?', answer: 'Two to three years; a touch-up brings the colour back.' },
  {
    id: 'long',
    question: 'Can very dark lips be neutralised, and how many sessions does it take until the colour is even?',
    answer:
      'Often. The first session corrects the tone, the second brings the colour. How long it stays depends on skin, sun and care; we look at your lips first and say what is possible before anything is agreed.',
  },
  { id: 'where', question: 'Where is the studio?', answer: 'In Dubai Marina, by appointment only.' },
];

const darkQuestions = [
  { id: 'hurt', question: 'Does it hurt?', answer: 'Most clients feel a light scratching; the skin is numbed first.' },
  { id: 'often', question: 'How often should I come?', answer: 'Once a week for six weeks, then once a month.' },
];

/** What unfolds and what turns. */
export function Disclosures() {
  return (
    <>
      <Specimen name="Accordion" note="One open at a time. Without scripts all are." layout="wide">
        <LateAccordion items={questions} />
      </Specimen>
      <Specimen name="Accordion" note="On dark." ground="dark" layout="wide">
        <LateAccordion items={darkQuestions} />
      </Specimen>
      <Specimen name="Carousel, CarouselRail" note="Several in view; rewinds or loops." layout="wide">
        <Slides />
      </Specimen>
      <Specimen name="Carousel, CarouselNumbers" note="One in view, fading." layout="wide">
        <Fades />
      </Specimen>
    </>
  );
}

function Slides() {
  const perView = { base: 1, sm: 2, md: 2, lg: 3 };
  const carousel = useCarousel({ count: plates.length, perView, autoplayMs: AUTOPLAY_MS, end: 'rewind' });
  const slides = plates.map(({ id, picture }) => ({
    key: id,
    content: (
      <div className="sg-slide">
        <Picture source={picture} sizes="(min-width: 1024px) 300px, 90vw" fit="fill" />
      </div>
    ),
  }));
  return (
    <Carousel carousel={carousel} label="Plates">
      <CarouselSlides carousel={carousel} slides={slides} />
      <CarouselRail carousel={carousel} />
    </Carousel>
  );
}

function Fades() {
  const perView = { base: 1, sm: 1, md: 1, lg: 1 };
  const carousel = useCarousel({ count: questions.length, perView, autoplayMs: AUTOPLAY_MS, end: 'loop', effect: 'fade' });
  const slides = questions.map(({ id, answer }) => ({ key: id, content: <p className="sg-display">“{answer}”</p> }));
  return (
    <Carousel carousel={carousel} label="Quotes">
      <CarouselSlides carousel={carousel} slides={slides} />
      <CarouselNumbers carousel={carousel} noun="Quote" />
    </Carousel>
  );
}
