/** Treatments whose length a client may ask about. */
export type Treatment =
  | 'consultation'
  | 'microblading'
  | 'nano'
  | 'hybrid'
  | 'ombre'
  | 'lipBlush'
  | 'neutralization'
  | 'velvet'
  | 'lashEnhancement'
  | 'eyeliner'
  | 'touchUp'
  | 'skinPen'
  | 'ledLight'
  | 'browLamination'
  | 'lashLift'
  | 'lashExtensions';

/** The techniques in which an artist can be a Grand Master. */
export type Technique = 'brows' | 'lips' | 'eyeliner';

/** Facts that only the owner knows. `npm run launch-check` lists the missing ones, each with an example. */
export interface OwnerFacts {
  /** Minutes per treatment. */
  readonly minutes?: Readonly<Partial<Record<Treatment, number>>>;
  /** `fullPriceAfterWeek`: the week after which a touch-up costs the full price. `yearlyRefresh`: its price in AED. */
  readonly touchUp?: { readonly fullPriceAfterWeek: number; readonly yearlyRefresh?: number };
  /** `deposit` in AED. `cancelHours`: notice for moving or cancelling an appointment. `lateMinutes`: how late a client may come. */
  readonly booking?: {
    readonly deposit?: number;
    readonly cancelHours?: number;
    readonly lateMinutes?: number;
    readonly payBy?: readonly string[];
    readonly vat?: 'included' | 'added';
  };
  /** `redo`: a sentence. `removal`: the method, and the price of one session in AED. */
  readonly corrections?: { readonly redo?: string; readonly removal?: { readonly method: string; readonly price: number } };
  /** `price` in AED; 0 if it is free. */
  readonly patchTest?: { readonly before: readonly string[]; readonly hours: number; readonly price: number };
  /** Names of the Grand Masters by technique. */
  readonly grandMasters?: Readonly<Partial<Record<Technique, readonly string[]>>>;
  readonly artists?: readonly { readonly name: string; readonly years: number; readonly licence: string }[];
  readonly languages?: readonly string[];
  /** `women` and `men`: a sentence each on who treats them, and where. */
  readonly whoTreats?: {
    readonly women: string;
    readonly men?: string;
    readonly companions?: boolean;
    readonly children?: boolean;
  };
  readonly minimumAge?: number;
  /** `mri`: a sentence. */
  readonly products?: { readonly pigments: string; readonly numbing: string; readonly mri?: string };
  /** `charge` in AED, outside the zones. */
  readonly homeVisits?: { readonly zones: readonly string[]; readonly charge: number };
  /** What is in a service whose name does not say so. */
  readonly includes?: {
    readonly lashRefillWeeks?: number;
    readonly bridal?: readonly string[];
    readonly hairAddOn?: string;
    readonly signatureFacial?: readonly string[];
  };
  readonly freeConsultation?: 'everyone' | 'first-time clients';
  /** The least number of weeks between treatment and photograph. Every client in a photograph has consented in writing. */
  readonly healedPhotographs?: { readonly weeks: number };
}

/** The owner's answers. A page says nothing about a fact that is not here. */
export const ownerFacts: OwnerFacts = {};
