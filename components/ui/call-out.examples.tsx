import { CallOut } from './call-out';

export const examples = {
  note: (
    <CallOut title="Principal and interest only">
      <p>Leave escrow for taxes and insurance out of these payments.</p>
    </CallOut>
  ),
  tip: (
    <CallOut tone="tip" title="If you have a HELOC">
      <p>Your rate probably moved with the last cut. Check the next statement.</p>
    </CallOut>
  ),
  warning: (
    <CallOut tone="bad" level={2} title="Refinancing may cost more in the end">
      <p>By refinancing your existing loan, your total finance charges may be higher over the life of the loan.</p>
    </CallOut>
  ),
};
