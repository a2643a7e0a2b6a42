import { compositionLimits } from '@brightyard/contract/entities'
import { Card, Section, Stack } from '@brightyard/ui'
import { Checkbox, Field, FieldRow, Select, TextArea } from '@brightyard/ui/form'
import type { ReactNode } from 'react'
import { ageOptions } from '../desk-words.ts'
import { MomentField } from '../moment-field.tsx'
import { SubjectInput } from '../subject-input.tsx'
import { composeControl, useComposer, useSetting } from './composing-context.ts'
import { Candidates, Results } from './results-settings.tsx'
import { WholeInput } from './whole-input.tsx'

/** For whom it is, how long it takes, what is shown afterwards, and who may take it. */
export const SettingsPart = () => (
  <Stack gap="6">
    <Part title="For whom">
      <Whom />
    </Part>
    <Part title="What takers read first">
      <Instructions />
    </Part>
    <Part title="Time and attempts">
      <Time />
    </Part>
    <Part title="Marks and results">
      <Results />
    </Part>
    <Part title="People without an account">
      <Candidates />
    </Part>
  </Stack>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card p={{ base: '4', md: '6' }}>
    <Section title={title} headingSize="sm">
      <Stack gap="4">{children}</Stack>
    </Section>
  </Card>
)

const columns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }

function Whom() {
  const { work, problems } = useComposer()
  const set = useSetting()
  return (
    <>
      <Field label="Subject" id={composeControl.of('subject')} error={problems['subject']}>
        <SubjectInput value={work.subject} onValueChange={(subject) => set({ subject })} />
      </Field>
      <FieldRow columns={columns}>
        <Field label="From age">
          <Select
            options={ageOptions}
            value={String(work.min_age)}
            onChange={({ currentTarget }) => {
              const min_age = Number(currentTarget.value)
              set({ min_age, max_age: Math.max(min_age, work.max_age) })
            }}
          />
        </Field>
        <Field label="To age" id={composeControl.of('max_age')} error={problems['max_age']}>
          <Select
            options={ageOptions}
            value={String(work.max_age)}
            onChange={({ currentTarget }) => set({ max_age: Number(currentTarget.value) })}
          />
        </Field>
      </FieldRow>
    </>
  )
}

function Instructions() {
  const { work } = useComposer()
  const set = useSetting()
  return (
    <>
      <Field label="What it is about" optional>
        <TextArea
          value={work.summary}
          rows={2}
          minH="4.5rem"
          maxLength={1000}
          onChange={({ currentTarget }) => set({ summary: currentTarget.value })}
        />
      </Field>
      <Field
        label="Rules"
        optional
        help="A rule a line. Time, saving and handing in are explained by themselves."
      >
        <TextArea
          value={work.rules.join('\n')}
          rows={3}
          minH="5rem"
          placeholder="A pencil is welcome, a calculator is not."
          onChange={({ currentTarget }) =>
            set({
              rules: currentTarget.value
                .split('\n')
                .slice(0, compositionLimits.rules)
                .map((rule) => rule.slice(0, 200)),
            })
          }
        />
      </Field>
    </>
  )
}

function Time() {
  const { work, problems } = useComposer()
  const set = useSetting()
  return (
    <>
      <FieldRow columns={columns}>
        <Field
          label="Minutes"
          id={composeControl.of('minutes')}
          error={problems['minutes']}
          help="By the server’s clock; it hands in at the end."
        >
          <WholeInput
            value={work.minutes}
            max={compositionLimits.minutes}
            onValueChange={(minutes) => set({ minutes })}
          />
        </Field>
        <Field label="Attempts allowed" help="The best one counts.">
          <WholeInput
            value={work.attempts_allowed}
            max={compositionLimits.attempts}
            onValueChange={(attempts) => set({ attempts_allowed: attempts ?? 1 })}
          />
        </Field>
        <MomentField
          label="Opens"
          id={composeControl.of('opens_at')}
          iso={work.opens_at}
          none="As soon as it is assigned. Each class may have a time of its own."
          error={problems['opens_at']}
          onChange={(opens_at) => set({ opens_at })}
        />
        <MomentField
          label="Closes"
          id={composeControl.of('closes_at')}
          iso={work.closes_at}
          none="Never by itself."
          error={problems['closes_at']}
          onChange={(closes_at) => set({ closes_at })}
        />
      </FieldRow>
      <Checkbox
        checked={work.is_shuffled}
        help="Neighbours see questions and answers in another order; sections stay."
        onChange={({ currentTarget }) => set({ is_shuffled: currentTarget.checked })}
      >
        Mix the questions for each attempt
      </Checkbox>
    </>
  )
}
