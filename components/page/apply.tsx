import { ButtonLink, type ButtonLook } from '@/components/controls/button';
import { company } from '@/content/lender/company';
import { CallToAction } from './prose';

type ApplyLinkProps = { readonly label?: string; readonly look?: ButtonLook };

/** The Apply Now link to the external application. Says that it leaves the site. */
export function ApplyLink({ label = 'Apply Now', look = 'lamp' }: ApplyLinkProps) {
  return (
    <ButtonLink href={company.links.apply} look={look} icon="out" rel="external">
      {label}
      <span className="vh"> (external application)</span>
    </ButtonLink>
  );
}

export function ApplyCall() {
  return (
    <CallToAction text="Ready for the full application?">
      <ApplyLink />
    </CallToAction>
  );
}
