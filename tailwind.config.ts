import type { Config } from 'tailwindcss';

/** Design tokens: every colour, type style and animation is defined here. Spacing steps are 4 px. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1440px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      porcelain: '#FBF8F4',
      plaster: '#F3ECE4',
      petal: '#EED9CF',
      sand: '#E3D7CA',
      ink: '#241A1B',
      'ink-soft': '#5C4C49',
      mute: '#75635E',
      oxblood: { DEFAULT: '#4A1F28', deep: '#2E141A' },
      'on-deep': '#D8C7BB',
      rosewood: '#8C4440',
      brass: { DEFAULT: '#B48E58', ink: '#7A5A2B' },
      champagne: '#E2C89A',
      'hair-strong': '#D3C3B4',
      'hair-dark': 'rgba(226, 200, 154, 0.24)',
      field: '#8F7B72',
      error: { DEFAULT: '#9F2328', tint: '#F8E6E4' },
      success: { DEFAULT: '#2C6349', tint: '#E4EFE8' },
      warn: { DEFAULT: '#7D5300', tint: '#F6ECD8' },
      chat: '#0B6B4F',
      focus: '#1F4E79',
      /** Background of the hair and makeup hero: the shade between its strands. */
      espresso: '#1D100E',
      /** The lip blush page: its accent, and the colour of the emphasised phrases in its headlines. */
      lip: { DEFAULT: '#A23E50', ink: '#8C3244' },
      /** The LED page: its accent, its dark backgrounds with their text and lines, and the three lights (base, bright end, rim). */
      indigo: '#3B3C78',
      night: { DEFAULT: '#14153A', deep: '#0F1030', glow: '#2A2B66', text: '#D9D6E6', rule: '#7F80B8' },
      beam: {
        blue: { DEFAULT: '#1E4FA3', bright: '#2C63C0', rim: '#7FA6EE' },
        red: { DEFAULT: '#A3262A', bright: '#B83A3E', rim: '#F0938C' },
        infrared: { DEFAULT: '#6B1F3A', bright: '#80304F', rim: '#CF7D9C' },
      },
      /** The skin-pen page: its accent, its dark and pale backgrounds, and text on the dark one. */
      'sea-glass': '#2F5F5C',
      'sea-deep': '#173432',
      'on-sea': '#C9D6D1',
      mist: '#E7EEEA',
      /** The brows and lashes landing page: its accent, its dark background, and text on it. */
      umber: { DEFAULT: '#6B4A35', deep: '#2B1C13' },
      'on-umber': '#DCCBBB',
      /** The microblading page: the ink of its strokes, its dark background, and text on it. */
      graphite: '#3A3230',
      'ink-deep': '#211B1A',
      'on-ink': '#D3C8C0',
      /** Water on the drawn map. */
      sea: '#CBD8D5',
      scrim: 'rgba(46, 20, 26, 0.62)',
    },
    fontFamily: {
      serif: ['Cormorant', 'Cormorant Fallback', 'Georgia', 'serif'],
      sans: ['Figtree', 'Figtree Fallback', 'system-ui', 'sans-serif'],
    },
    /**
     * The type scale: every text uses one of these styles. Sizes between two widths are fluid, so a text rarely needs a second style.
     * The comments give the sizes in px at 390 and 1440 px.
     */
    fontSize: {
      /** 48 to 107: headlines of one or two words. */
      poster: [
        'clamp(2.5rem, max(7.4vw, min(12.4vw, 3.25rem)), 6.75rem)',
        { lineHeight: '0.98', letterSpacing: '-0.016em', fontWeight: '500' },
      ],
      /** 48 to 84: the headline of a page. */
      'display-1': [
        'clamp(2.75rem, max(5.9vw, min(12.2vw, 3.25rem)), 5.25rem)',
        { lineHeight: '1.03', letterSpacing: '-0.012em', fontWeight: '500' },
      ],
      /** 42 to 84: the headline above a form that shares the first screen of a phone. */
      'display-form': [
        'clamp(2.25rem, max(5.9vw, min(10.8vw, 3.25rem)), 5.25rem)',
        { lineHeight: '1.03', letterSpacing: '-0.012em', fontWeight: '500' },
      ],
      /** 40 to 72: the invitation that closes a page. */
      'display-call': ['clamp(2.5rem, 5vw, 4.5rem)', { lineHeight: '1.05', letterSpacing: '-0.008em', fontWeight: '500' }],
      /** 36 to 58: the headline of a section. */
      'display-2': ['clamp(2.25rem, 4vw, 3.625rem)', { lineHeight: '1.08', letterSpacing: '-0.008em', fontWeight: '500' }],
      /** 34 to 42: the headline of a form or a card. */
      'display-3': ['clamp(2.125rem, 2.9vw, 2.625rem)', { lineHeight: '1.1', letterSpacing: '-0.008em', fontWeight: '500' }],
      /** 30 to 52: a client's words. */
      quote: ['clamp(1.875rem, 3.6vw, 3.25rem)', { lineHeight: '1.16', letterSpacing: '-0.008em', fontWeight: '500' }],
      /** 30 to 36 */
      h2: ['clamp(1.875rem, 2.5vw, 2.25rem)', { lineHeight: '1.15', fontWeight: '500' }],
      /** 26 to 28 */
      h3: ['clamp(1.625rem, 1.95vw, 1.75rem)', { lineHeight: '1.18', fontWeight: '600' }],
      /** 23 to 25: titles of cards and rows. */
      card: ['clamp(1.4375rem, 1.75vw, 1.5625rem)', { lineHeight: '1.2', fontWeight: '600' }],
      /** 20: titles in captions and lists. */
      label: ['1.25rem', { lineHeight: '1.2', fontWeight: '600' }],
      /** 160, and 101 to 180 for up to five signs: the one figure of a page that breaks its scale. */
      scale: ['10rem', { lineHeight: '0.8', letterSpacing: '-0.03em', fontWeight: '500' }],
      'scale-wide': ['clamp(5.5rem, 26vw, 11.25rem)', { lineHeight: '0.8', letterSpacing: '-0.03em', fontWeight: '500' }],
      /** 84 to 138: a single decorative numeral or quotation mark. */
      numeral: ['clamp(5.25rem, 9.6vw, 8.75rem)', { lineHeight: '0.8', letterSpacing: '-0.03em', fontWeight: '500' }],
      /** 28 to 36: years, counts and large prices. */
      figure: ['clamp(1.75rem, 2.5vw, 2.375rem)', { lineHeight: '1.1', letterSpacing: '-0.01em', fontWeight: '500' }],
      /** Prices, in Figtree 600 (sections/Amount.tsx): 17 to 22 in rows, 23 to 28 on cards, 32 to 42 where a list has three or fewer. */
      price: ['clamp(1.0625rem, 0.8rem + 0.8vw, 1.375rem)', { lineHeight: '1.2' }],
      'price-card': ['clamp(1.4375rem, 1.35rem + 0.4vw, 1.75rem)', { lineHeight: '1.2' }],
      'price-large': ['clamp(2rem, 1.8rem + 0.9vw, 2.625rem)', { lineHeight: '1.1', letterSpacing: '-0.01em' }],
      /** 19 to 20: the first sentence of a page or section. */
      lead: ['clamp(1.1875rem, 1.4vw, 1.25rem)', { lineHeight: '1.55' }],
      /** 17 */
      body: ['1.0625rem', { lineHeight: '1.62' }],
      /** 15 */
      small: ['0.9375rem', { lineHeight: '1.55' }],
      /** 14: the rows of the staff area. */
      dense: ['0.875rem', { lineHeight: '1.25rem' }],
      /** 13, and 14 from 1024 px on public pages. */
      caption: ['var(--caption, 0.8125rem)', { lineHeight: '1.5' }],
      /** 13: the line above a headline. */
      eyebrow: ['0.8125rem', { lineHeight: '1.4', letterSpacing: '0.14em', fontWeight: '600' }],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600' },
    borderRadius: { none: '0', sm: '2px', full: '999px' },
    boxShadow: {
      bar: '0 8px 28px rgba(46, 20, 26, 0.10)',
      float: '0 8px 28px rgba(46, 20, 26, 0.22)',
      dialog: '0 24px 64px rgba(46, 20, 26, 0.28)',
    },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(.22,.61,.36,1)' },
    transitionDuration: { DEFAULT: '220ms', press: '120ms', hover: '220ms', carousel: '300ms', dialog: '420ms', reveal: '700ms' },
    extend: {
      spacing: {
        gutter: 'var(--gutter)',
        'staff-gutter': 'max(clamp(20px, 2.5vw, 40px), env(safe-area-inset-left) + 12px)',
        section: 'clamp(56px, 9vw, 136px)',
        /** Around sections without pictures or prices. */
        'section-quiet': 'clamp(56px, 6.2vw, 88px)',
        bar: '84px',
        'bar-solid': '72px',
        callbar: '60px',
      },
      keyframes: {
        fade: { from: { opacity: '0' } },
        // Animate `transform`, because dialogs use `translate` for centring.
        rise: { from: { opacity: '0', transform: 'translateY(12px)' } },
        breathe: { to: { opacity: '0.45' } },
        'run-arch': { to: { strokeDashoffset: '-226' } },
      },
      animation: {
        fade: 'fade 420ms cubic-bezier(.22,.61,.36,1)',
        rise: 'rise 420ms cubic-bezier(.22,.61,.36,1)',
        breathe: 'breathe 1.6s ease-in-out infinite alternate',
        'run-arch': 'run-arch 1.6s linear infinite',
      },
      zIndex: { bar: '40', float: '50', popup: '60', dialog: '70', toast: '80' },
    },
  },
} satisfies Config;
