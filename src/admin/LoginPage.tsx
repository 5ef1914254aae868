import { Navigate } from 'react-router-dom';

import { pathOf } from '@/site/pages';

import { LoginForm } from './LoginForm';
import { useStaff } from './StaffContext';

const door = [
  'relative md:w-[448px] md:rounded-t-[224px] md:rounded-b-sm md:border md:border-sand md:bg-white md:px-12 md:pt-24 md:pb-12',
  'before:pointer-events-none before:absolute max-md:before:-top-2 max-md:before:left-0 max-md:before:h-px max-md:before:w-10 max-md:before:bg-brass',
  'md:before:-inset-[15px] md:before:rounded-t-[239px] md:before:rounded-b-sm md:before:border md:before:border-brass',
].join(' ');

/** The admin login: the door to the lead dashboard. Who is signed in already goes straight on. */
export function LoginPage() {
  const { session, state } = useStaff();
  if (state.kind === 'signedIn') return <Navigate to={pathOf('dashboard')} replace />;
  return (
    <div className="grid min-h-dvh items-start px-gutter pt-[calc(var(--bar-height)+40px)] pb-10 md:place-items-center md:pt-[calc(var(--bar-height)+36px)] md:pb-9">
      <section aria-labelledby="login-title" className={door}>
        <div className="mb-7 pt-4 md:mb-8 md:pt-0 md:text-center">
          <h1 id="login-title" className="font-sans text-[28px]/[34px] font-semibold tracking-[-0.01em]">
            Admin Login
          </h1>
          <p className="mt-1.5 text-small/[22px] text-ink-soft">Access the dashboard to manage leads</p>
        </div>
        <LoginForm signIn={session.signIn} problem={state.kind === 'broken' ? state.problem : undefined} />
      </section>
    </div>
  );
}
