import { hydratedPart } from '@/boot/LatePart';
import { lazyModule } from '@/boot/lazyModule';
import { sleep } from '@/lib/sleep';

export const lateTimedPopup = lazyModule(async () => (await import('./timedPopupHost')).startTimedPopup);
/** The browser opens the menu without scripts. The script that makes the page behind it inert loads on first interaction. */
export const LateMobileMenu = hydratedPart<{ pathname: string }>(
  async () => (await import('./MobileMenu')).MobileMenu,
  '#mobile-menu, [popovertarget="mobile-menu"]',
);

/** A navigation waits at most this long for the header's menu, in ms. */
const MENU_TIMEOUT_MS = 1_000;

/** Resolves to true if the header can render another page. Without the menu script, React would delay that page indefinitely. */
export async function canHeaderChange(): Promise<boolean> {
  const { isLoaded, ready } = LateMobileMenu;
  if (isLoaded() || !document.getElementById('mobile-menu')) return true;
  return await Promise.race([ready(), sleep(MENU_TIMEOUT_MS)]).then(isLoaded, isLoaded);
}
