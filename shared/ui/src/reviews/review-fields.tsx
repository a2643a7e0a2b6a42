import { Button, Flex, Notice, Stack } from '@brightyard/ui'
import { Field, RadioGroup, SubmitButton, TextArea, TextInput } from '@brightyard/ui/form'
import type { FormEventHandler, Ref } from 'react'

const words = ['Very good', 'Good', 'All right', 'Poor', 'Bad'] as const
const starOptions = words.map((word, index) => ({
  value: String(5 - index),
  label: `${5 - index} ${index === 4 ? 'star' : 'stars'}: ${word}`,
}))

type FieldName = 'rating' | 'title' | 'text'

/** What a form library hands to an input. */
interface Registered {
  name: string
  onChange: (event: { target: unknown; type?: unknown }) => Promise<unknown>
  onBlur: (event: { target: unknown; type?: unknown }) => Promise<unknown>
  ref: Ref<never>
}

export interface ReviewFieldsProps {
  register: (name: FieldName) => Registered
  errors: Partial<Record<FieldName, { message?: string | undefined }>>
  /** Why the last attempt failed. */
  message: string | null
  busy: boolean
  isNew: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onCancel: () => void
}

/** The form of a review: stars, a title, what it is like. */
export const ReviewFields = ({
  register,
  errors,
  message,
  busy,
  isNew,
  onSubmit,
  onCancel,
}: ReviewFieldsProps) => (
  <form noValidate onSubmit={onSubmit}>
    <Stack gap="4">
      {message ? (
        <Notice tone="danger" title="Your review was not saved">
          {message}
        </Notice>
      ) : null}
      <RadioGroup
        legend="How many stars?"
        name="rating"
        options={starOptions}
        inputProps={register('rating')}
        error={errors.rating?.message}
      />
      <Field label="Title" optional error={errors.title?.message}>
        <TextInput {...register('title')} maxLength={120} />
      </Field>
      <Field
        label="What is it like?"
        help="At least ten characters. We show your first name and one initial."
        error={errors.text?.message}
      >
        <TextArea {...register('text')} maxLength={2000} />
      </Field>
      <Flex wrap="wrap" gap="2">
        <SubmitButton size="sm" busy={busy} busyLabel="Saving">
          {isNew ? 'Publish the review' : 'Save the change'}
        </SubmitButton>
        <Button type="button" size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Stack>
  </form>
)
