import { longAmount } from '@/components/ui/samples';
import { AskLink } from './ask-link.client';
import { VerdictStrip } from './verdict-strip';

const owed = { kind: 'money', label: 'What you still owe', share: 'principal', initial: 0 } as const;

export const examples = {
  'example numbers': (
    <VerdictStrip
      plate="month 21"
      verdict={
        <>
          Worth it if you keep the loan past <em>September 2028</em>. From then on you are ahead by $273.20 a month.
        </>
      }
      note="Costs of $5,657.40 ÷ $273.20 = 20.71, so month 21."
      example
      spoken=""
    />
  ),
  'a warning': (
    <VerdictStrip
      plate="never"
      bad
      verdict="Never by the month: the payment is $357.03 higher."
      note="A higher payment never pays the costs back."
      example={false}
      spoken=""
    />
  ),
  'a question': (
    <div>
      <label htmlFor="in-principal">What you still owe</label>
      <input id="in-principal" />
      <VerdictStrip
        plate="?"
        verdict={
          <>
            What do you still owe? <AskLink field={owed}>Fill it in</AskLink> and the month appears.
          </>
        }
        example={false}
        spoken=""
      />
    </div>
  ),
  'a field that cannot be read': (
    <VerdictStrip
      plate="now"
      verdict="Worth it from the first payment: there are no costs to earn back."
      example={false}
      spoken=""
      unread={['New rate']}
    />
  ),
  'long amounts': (
    <VerdictStrip
      plate="month 480"
      bad
      verdict={`You pay ${longAmount}.99 more each month.`}
      note={`Costs of ${longAmount}.99.`}
      example
      spoken=""
    />
  ),
};
