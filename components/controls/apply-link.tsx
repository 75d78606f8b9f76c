import { ButtonLink, type ButtonLook } from './button';

type ApplyLinkProps = {
  /** Address of the external online application. */
  readonly href: string;
  readonly label?: string;
  readonly look?: ButtonLook;
};

/** The Apply Now link to the external application; says that it leaves the site. */
export function ApplyLink({ href, label = 'Apply Now', look = 'lamp' }: ApplyLinkProps) {
  return (
    <ButtonLink href={href} look={look} icon="out" rel="external">
      {label}
      <span className="vh"> (external application)</span>
    </ButtonLink>
  );
}
