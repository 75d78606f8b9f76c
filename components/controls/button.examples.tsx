import { Button, ButtonLink, MoreLink, PlainButton } from './button';

export const examples = {
  primary: <Button>Continue</Button>,
  disabled: <Button disabled>Continue</Button>,
  busy: <Button busy>Submitting...</Button>,
  'unavailable, with its reason elsewhere': <Button aria-disabled="true">Continue</Button>,
  secondary: (
    <ButtonLink href="/quick-quote" look="secondary">
      Quick Quote
    </ButtonLink>
  ),
  'on a lamp ground': (
    <ButtonLink href="https://apply.example.com/" look="ink" icon="out" rel="external">
      Apply Now
    </ButtonLink>
  ),
  'on night': (
    <div className="night section">
      <div className="wrap btns">
        <ButtonLink href="/purchase" look="lamp">
          Make a purchase
        </ButtonLink>
        <ButtonLink href="tel:+16145550142" look="secondary" icon="tel">
          (614) 555-0142
        </ButtonLink>
      </div>
    </div>
  ),
  'text with arrow': <MoreLink href="/our-staff">Meet our staff</MoreLink>,
  'looks like a link': <PlainButton icon="back">Go BACK</PlainButton>,
  'looks like a link, disabled': (
    <PlainButton icon="back" disabled>
      Go BACK
    </PlainButton>
  ),
  'long text': (
    <Button wide>Request my free consultation about a home purchase in Cuyahoga County and its neighbors</Button>
  ),
};
