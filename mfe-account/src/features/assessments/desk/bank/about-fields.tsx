import { type Difficulty, difficulties } from '@brightyard/contract/entities'
import { Field, FieldRow, Select, TextInput } from '@brightyard/ui/form'
import { ageOptions, difficultyWords } from '../desk-words.ts'
import { SubjectInput } from '../subject-input.tsx'
import { type ItemEdit, itemControl } from './item-edit.ts'

/** What a question is about and for whom, by which it is found again. */
export function AboutFields({ edit: { draft, problems, change } }: { edit: ItemEdit }) {
  const wide = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }
  return (
    <>
      <FieldRow columns={wide}>
        <Field id={itemControl('subject')} label="Subject" error={problems['subject']}>
          <SubjectInput
            value={draft.subject}
            onValueChange={(subject) => change((before) => ({ ...before, subject }))}
          />
        </Field>
        <Field label="Topic" optional>
          <TextInput
            autoComplete="off"
            value={draft.topic}
            maxLength={100}
            placeholder="Fractions"
            onChange={({ currentTarget }) => {
              const topic = currentTarget.value
              change((before) => ({ ...before, topic }))
            }}
          />
        </Field>
      </FieldRow>
      <FieldRow columns="repeat(auto-fit, minmax(7rem, 1fr))">
        <Field label="From age">
          <Select
            options={ageOptions}
            value={String(draft.min_age)}
            onChange={({ currentTarget }) => {
              const min_age = Number(currentTarget.value)
              change((before) => ({
                ...before,
                min_age,
                max_age: Math.max(min_age, before.max_age),
              }))
            }}
          />
        </Field>
        <Field id={itemControl('max_age')} label="To age" error={problems['max_age']}>
          <Select
            options={ageOptions}
            value={String(draft.max_age)}
            onChange={({ currentTarget }) => {
              const max_age = Number(currentTarget.value)
              change((before) => ({ ...before, max_age }))
            }}
          />
        </Field>
        <Field label="Difficulty">
          <Select
            options={difficulties.map((value) => ({ value, label: difficultyWords[value] }))}
            value={draft.difficulty}
            onChange={({ currentTarget }) => {
              const difficulty = difficulties.find(
                (one): one is Difficulty => one === currentTarget.value,
              )
              if (difficulty) change((before) => ({ ...before, difficulty }))
            }}
          />
        </Field>
      </FieldRow>
    </>
  )
}
