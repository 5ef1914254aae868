import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { withLink } from '@/desk/model/lead';
import { accountsWithUnsavedWork } from '@/desk/store/unsavedWork';
import { useStore } from '@/lib/store';
import { pathOf } from '@/site/pages';
import { LogoMark } from '@/ui/Logo';

import { IdleSignOut } from './IdleSignOut';
import { ForgotForm, LoginForm, PasswordForm } from './LoginForms';
import { useStaff } from './StaffGuard';

/** An arch with a brass frame; on phones a short brass line. */
const door = [
  'relative before:pointer-events-none before:absolute',
  'max-md:before:-top-2 max-md:before:inset-s-0 max-md:before:h-px max-md:before:w-10 max-md:before:bg-brass',
  'md:w-[448px] md:rounded-t-[224px] md:rounded-b-sm md:border md:border-sand md:bg-white md:px-12 md:pt-12 md:pb-10',
  'md:before:-inset-[15px] md:before:rounded-t-[239px] md:before:rounded-b-sm md:before:border md:before:border-brass',
].join(' ');

const UNSAVED_WORK = 'You have unsaved work in this tab. Sign in with the same account to continue; closing the tab loses it.';
const LINK_EXPIRED = 'This link has expired or has already been used. Request a new one below.';

const heads = {
  signIn: { title: 'Admin Login', text: 'Access the dashboard to manage leads' },
  forgot: { title: 'Forgot password?', text: "We'll email you a link to set a new one" },
  newPassword: { title: 'Set a new password', text: 'At least ten characters' },
} as const;

/** The admin login. Redirects signed-in staff to the dashboard. */
export function LoginPage() {
  const { session, state } = useStaff();
  const { search } = useLocation();
  const [forgot, setForgot] = useState(false);
  const hasUnsavedWork = useStore(accountsWithUnsavedWork).length > 0;
  const headline = useRef<HTMLHeadingElement>(null);
  const showForgot = (): void => {
    setForgot(true);
    // Move the focus, because the focused button disappears with its form.
    headline.current?.focus();
  };
  if (state.kind === 'signedIn') return <Navigate to={withLink(pathOf('dashboard'), search)} replace />;
  const shown = state.kind === 'newPassword' ? 'newPassword' : forgot ? 'forgot' : 'signIn';
  const problem = state.kind === 'broken' ? state.problem : undefined;
  const notice = state.kind === 'signedOut' && state.linkExpired ? LINK_EXPIRED : undefined;
  const { title, text } = heads[shown];
  return (
    <div className="grid min-h-dvh items-start px-gutter pt-[calc(var(--bar-height)+40px)] pb-10 md:place-items-center">
      <section aria-labelledby="login-title" className={door}>
        <div className="mb-8 max-md:pt-4 md:text-center">
          <div className="mb-5 justify-center max-md:hidden md:flex">
            <LogoMark width={34} />
          </div>
          <h1 id="login-title" ref={headline} tabIndex={-1} className="font-sans text-h3 outline-none">
            {title}
          </h1>
          <p className="mt-1.5 text-small/normal text-ink-soft">{text}</p>
        </div>
        {hasUnsavedWork && (
          <p role="status" className="mb-5 text-small font-semibold text-warn">
            {UNSAVED_WORK}
          </p>
        )}
        {shown === 'signIn' && <LoginForm signIn={session.signIn} problem={problem} notice={notice} onForgot={showForgot} />}
        {shown === 'forgot' && <ForgotForm mailLink={session.mailLink} onBack={() => setForgot(false)} />}
        {shown === 'newPassword' ? (
          <>
            <PasswordForm setPassword={session.setPassword} />
            <IdleSignOut session={session} />
          </>
        ) : (
          <p className="mt-4 text-center text-caption text-balance text-ink-soft">
            No account, or no email from us? Ask the studio's owner for a new password.
          </p>
        )}
      </section>
    </div>
  );
}
