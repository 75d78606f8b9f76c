import { CallOut } from './call-out';
import { longAmount, longName } from './samples';

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
  'without a title': (
    <CallOut>
      <p>Results are estimates.</p>
    </CallOut>
  ),
  'long words': (
    <CallOut tone="bad" level={2} title={`${longName}, this costs ${longAmount} more`}>
      <p>{longName} pays it.</p>
    </CallOut>
  ),
  warning: (
    <CallOut tone="bad" level={2} title="Refinancing may cost more in the end">
      <p>By refinancing your existing loan, your total finance charges may be higher over the life of the loan.</p>
    </CallOut>
  ),
};
