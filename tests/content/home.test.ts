import { describe, expect, it } from 'vitest';

import { home } from '@/content/home';

describe('the home page’s lists (§2)', () => {
  it('have the counts of the specification', () => {
    expect(home.services.cards).toHaveLength(4);
    expect(home.why.points).toHaveLength(3);
    expect(home.team.members).toHaveLength(6);
    expect(home.beforeAfter.pairs).toHaveLength(8);
    expect(home.videos.reels).toHaveLength(4);
    expect(home.stories.stories).toHaveLength(7);
    expect(home.studio.slides).toHaveLength(3);
    expect(home.studio.blurbs.map((blurb) => blurb.title)).toEqual(['Private Consultation', 'Luxury Comfort', 'Premium Location']);
    for (const member of home.team.members) expect(member.highlights).toHaveLength(3);
  });

  it('say what the specification says word by word', () => {
    expect(home.hero.headline.replaceAll('*', '')).toBe('Luxury Permanent Makeup & Skin Aesthetics in Dubai Marina');
    expect(home.hero.tagline).toBe('Where hyper-realistic artistry meets timeless elegance');
    expect(home.hero.facts.map((fact) => fact.figure)).toEqual(['15+', '4.9', 'EU']);
    expect(home.team.headline).toBe('Meet Our Expert Team');
    expect(home.beforeAfter.headline).toBe('Before & After Gallery');
    expect(home.stories.headline).toBe('Client Stories');
    expect(home.closing.place).toBe('Located in Dubai Marina • By appointment only • Complimentary consultation');
    expect(home.services.cards.map((card) => card.title)).toEqual([
      'Brows & Lashes',
      'Permanent Makeup',
      'Skin Therapy',
      'Beauty Services',
    ]);
    expect(home.services.cards[3].text).toContain('professional body waxing');
    expect(home.founder.timeline.map((stop) => stop.year)).toEqual(['2015', '2019', '2025']);
  });
});

it('names clients by first name and initial only', () => {
  for (const story of home.stories.stories) {
    expect(story.client).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
  }
});
