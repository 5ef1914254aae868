export interface ServiceOption {
  value: string;
  label: string;
}

/** An option whose value is its label. */
const same = (text: string): ServiceOption => ({ value: text, label: text });

const lipServices = ['Lip Blush', 'Dark Lip Neutralization', 'Velvet Lips (Full Color)'].map(same);

const skinServices = [
  'Detox Facial',
  'Korean Glass Skin Facial',
  'Microneedling Therapy',
  'Acne & Pigmentation Therapy',
  'Salmon DNA Renewal',
].map(same);

/** The options of each form's service list, in the order agreed with the customer. */
export const serviceOptions = {
  none: [],
  navigationModal: [
    { value: 'permanent-makeup', label: 'Permanent Makeup' },
    { value: 'microblading', label: 'Microblading' },
    { value: 'lip-blush', label: 'Lip Blush' },
    { value: 'eyeliner', label: 'Permanent Eyeliner' },
    { value: 'brows-lashes', label: 'Brows & Lashes' },
    { value: 'home-facials', label: 'Home Facials' },
    { value: 'hair-makeup', label: 'Hair & Makeup' },
    { value: 'consultation', label: 'Free Consultation' },
  ],
  homeHero: [
    { value: 'permanent-makeup-brows', label: 'Permanent Makeup - Brows' },
    { value: 'permanent-makeup-lips', label: 'Permanent Makeup - Lips' },
    { value: 'permanent-makeup-eyeliner', label: 'Permanent Makeup - Eyeliner' },
    { value: 'brow-styling', label: 'Brow Styling' },
    { value: 'lash-enhancement', label: 'Lash Enhancement' },
    { value: 'skin-therapy', label: 'Skin Therapy' },
    { value: 'consultation', label: 'Consultation' },
  ],
  popup: [
    { value: 'microblading', label: 'Microblading' },
    { value: 'lip-blush', label: 'Lip Blush' },
    { value: 'eyeliner', label: 'Permanent Eyeliner' },
    { value: 'consultation', label: 'Free Consultation' },
  ],
  permanentMakeupLanding: [
    { value: 'brows', label: 'Brows' },
    { value: 'lips', label: 'Lips' },
    { value: 'eyeliner', label: 'Eyeliner' },
    { value: 'consultation', label: 'Free Consultation' },
  ],
  browsPage: [
    { value: 'brows', label: 'Brows' },
    { value: 'lashes', label: 'Lashes' },
    { value: 'combo', label: 'Brows & Lashes Combo' },
    { value: 'consultation', label: 'Free Consultation' },
  ],
  ledDialog: [
    { value: 'acne', label: 'Acne' },
    { value: 'anti-aging', label: 'Anti-Aging' },
    { value: 'redness', label: 'Redness' },
    { value: 'general', label: 'General Skin Care' },
    { value: 'consultation', label: 'Free Consultation' },
  ],
  browsHero: ['Brow Lamination', 'Nano Hairstrokes', 'Lash Extensions', 'Russian Volume Lashes', 'Henna Brows', 'Lash Enhancement'].map(
    same,
  ),
  browsPopup: [
    { value: 'brow-lamination', label: 'Brow Lamination' },
    { value: 'brow-tinting', label: 'Brow Tinting' },
    { value: 'lash-lift', label: 'Lash Lift' },
    { value: 'lash-extensions', label: 'Lash Extensions' },
    { value: 'brow-shaping', label: 'Brow Shaping' },
    { value: 'consultation', label: 'Free Consultation' },
  ],
  skinPen: skinServices,
  /** The hero form's default option is an extra first option, which only this form has. */
  skinPenHero: [same('Skin Pen Microneedling'), ...skinServices],
  microblading: ['Microblading', 'Microblading Touch-up', 'Consultation'].map(same),
  lipBlushHero: [...lipServices, { value: 'Lip Blush Consultation', label: 'Free Consultation' }],
  lipBlushFinal: [...lipServices, { value: 'consultation', label: 'Just Consultation' }],
} as const satisfies Record<string, readonly ServiceOption[]>;
