import { compositionLimits, reviewLevels, reviewTimes } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { Box, Notice } from '@brightyard/ui'
import { Field, RadioGroup, Switch } from '@brightyard/ui/form'
import { DecimalInput } from '../decimal-input.tsx'
import { useComposer, useSetting } from './composing-context.ts'
import { levelWords, timeWords } from './setting-words.ts'
import { WholeInput } from './whole-input.tsx'

/** What takers see of their results, when, and what passes. */
export function Results() {
  const { work } = useComposer()
  const set = useSetting()
  return (
    <>
      <RadioGroup
        legend="What takers see afterwards"
        name="compose-review"
        cards
        value={work.review}
        onValueChange={(value) => {
          const review = reviewLevels.find((one) => one === value)
          if (review) set({ review })
        }}
        options={reviewLevels.map((value) => ({
          value,
          label: <strong>{levelWords[value][0]}</strong>,
          help: levelWords[value][1],
        }))}
      />
      {work.review !== 'none' && (
        <RadioGroup
          legend="When they see it"
          name="compose-review-from"
          inline
          value={work.review_from}
          onValueChange={(value) => {
            const review_from = reviewTimes.find((one) => one === value)
            if (review_from) set({ review_from })
          }}
          options={reviewTimes.map((value) => ({ value, label: timeWords[value] }))}
        />
      )}
      {work.review !== 'none' && work.review_from === 'closing' && work.closes_at === null && (
        <Notice tone="info">
          {work.is_for_candidates || work.attempts_allowed > 1
            ? 'It never closes as it stands. Give it a closing time here or when you assign it. Otherwise results wait until you release them.'
            : 'It never closes as it stands. Give it a closing time here or when you assign it. Otherwise results wait until everybody has handed in, or you release them.'}
        </Notice>
      )}
      {work.review === 'answers' &&
        work.review_from === 'submission' &&
        work.attempts_allowed > 1 && (
          <Notice tone="warning" title="Solutions are shown while tries are left">
            {`Everybody has ${work.attempts_allowed} tries, and sees what is right after the first. Show answers after the last closing, or allow one try.`}
          </Notice>
        )}
      <Field
        label="Pass mark in percent"
        optional
        help="Of all marks. Left empty, nobody passes or fails."
      >
        <WholeInput
          value={work.pass_percent}
          max={100}
          onValueChange={(pass_percent) => set({ pass_percent })}
        />
      </Field>
    </>
  )
}

/** Whether people without an account may take it, and what they pay. */
export function Candidates() {
  const { work } = useComposer()
  const set = useSetting()
  return (
    <>
      <Switch
        checked={work.is_for_candidates}
        help="They sign in with an application ID and a passcode for this assessment alone."
        onChange={({ currentTarget }) => set({ is_for_candidates: currentTarget.checked })}
      >
        Open to individual candidates
      </Switch>
      {work.is_for_candidates && (
        <Box maxW="20rem">
          <Field
            label="Fee in rupees, tax included"
            help={
              work.fee_in_paise === 0
                ? 'It is free. Kids of a school never pay.'
                : `Each candidate pays ${formatPrice(work.fee_in_paise)} before the start. Kids of a school never pay.`
            }
          >
            <DecimalInput
              value={work.fee_in_paise / 100}
              maxLength={8}
              maxW="10rem"
              onValueChange={(rupees) =>
                set({
                  fee_in_paise: Math.min(compositionLimits.feeInPaise, Math.round(rupees * 100)),
                })
              }
            />
          </Field>
        </Box>
      )}
    </>
  )
}
