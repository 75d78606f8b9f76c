import { ButtonLink, type ButtonLook } from './button';

type ApplyLinkProps = {
  /** Address of the external online application. */
  readonly href: string;
  readonly label?: string;
  readonly look?: ButtonLook;
  readonly wide?: boolean;
};

/** The Apply Now link to the external application; says that it leaves the site. */
export function ApplyLink({ href, label = 'Apply Now', look = 'lamp', wide }: ApplyLinkProps) {
  return (
    <ButtonLink href={href} look={look} wide={wide} icon="out" rel="external">
      {label}
      <span className="vh"> (external application)</span>
    </ButtonLink>
  );
}
