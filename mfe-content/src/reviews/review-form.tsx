import { type Review, ReviewInput } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { ApiError, placeServerError, showToast, useUnsavedWork } from '@brightyard/runtime'
import { ReviewFields as ReviewFormFields } from '@brightyard/ui/reviews'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ReviewSubject } from './reviews.queries.ts'
import { useReviewChange } from './use-review-change.ts'

interface ReviewFormProps {
  open: boolean
  onClose: () => void
  subject: ReviewSubject
  userId: number
  /** The review that is changed; null for a new one. */
  review: Review | null
}

const noStars = 'Please choose one to five stars.'

/** As the fields have it: a radio's value is text. */
const ReviewFields = z.extend(ReviewInput, {
  rating: z.coerce
    .number<string | null>(noStars)
    .check(z.minimum(1, noStars), z.maximum(5, noStars)),
})

export const Component = ({ open, ...rest }: ReviewFormProps) =>
  open ? <ReviewForm {...rest} /> : null

function ReviewForm({ onClose, subject, userId, review }: Omit<ReviewFormProps, 'open'>) {
  const { write, refresh } = useReviewChange(subject, userId)
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<z.input<typeof ReviewFields>, unknown, z.output<typeof ReviewFields>>({
    resolver: zodResolver(ReviewFields),
    defaultValues: {
      rating: review ? String(review.rating) : null,
      title: review?.title ?? '',
      text: review?.text ?? '',
    },
  })
  const { register, setFocus, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  const saved = useUnsavedWork(isDirty)
  useEffect(() => setFocus('rating'), [setFocus])

  const save = form.handleSubmit(async (values) => {
    setMessage(null)
    try {
      await write(values)
      saved()
      showToast({ kind: 'success', title: 'Thank you, your review is on the page' })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && ['conflict', 'forbidden'].includes(error.kind)) refresh()
      setMessage(placeServerError(error, form))
    }
  })

  return (
    <ReviewFormFields
      register={register}
      errors={errors}
      message={message}
      busy={isSubmitting}
      isNew={review === null}
      onSubmit={(event) => void save(event)}
      onCancel={onClose}
    />
  )
}
