import { Box, Button, Card, Flex, Heading, SkeletonLines, Text } from '@brightyard/ui'
import { type ReactNode, useId, useState } from 'react'
import { RemoveReview } from './remove-review.tsx'

/** Around the own review, or around what stands in its place. */
export const OwnReviewFrame = ({ children }: { children: ReactNode }) => (
  <Card variant="tinted" px="5" py="4" minH="6rem">
    <Heading as="h3" size="xs" mb="2">
      Your review
    </Heading>
    {children}
  </Card>
)

export interface OwnReviewProps<T> {
  /** A query of whether this person may write one, and of what they wrote. */
  standing: {
    data: { may_review: boolean; reason: string | null; review: T | null } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** For those who may: `You have bought it. What is it like?` */
  invitation: string
  /** `We could not look up whether you have bought it.` */
  failed: string
  /** The review that they wrote: a `ReviewCard`. */
  children: (review: T) => ReactNode
  /** Says how it went; true once it is gone. */
  remove: () => Promise<boolean>
  /** The form, for a new review (null) or for a change. */
  form: (state: { open: boolean; onClose: () => void; review: T | null }) => ReactNode
}

/** Writing, changing and removing the own review, for those who may; the others read why not. */
export function OwnReview<T>({
  standing,
  invitation,
  failed,
  children,
  remove,
  form,
}: OwnReviewProps<T>) {
  const [writing, setWriting] = useState(false)
  const id = useId()
  const { may_review, reason, review = null } = standing.data ?? {}

  const focus = () => document.getElementById(id)?.focus()
  function stopWriting() {
    setWriting(false)
    focus()
  }
  return (
    <OwnReviewFrame>
      <Box id={id} tabIndex={-1} outline="none">
        {writing ? null : review ? (
          <>
            {children(review)}
            <Flex wrap="wrap" gap="2" mt="3">
              <Button size="sm" variant="outline" onClick={() => setWriting(true)}>
                Change
              </Button>
              <RemoveReview remove={remove} onRemoved={focus} />
            </Flex>
          </>
        ) : may_review ? (
          <>
            <Text mb="3">{invitation}</Text>
            <Button size="sm" onClick={() => setWriting(true)}>
              Write a review
            </Button>
          </>
        ) : reason ? (
          <Text>{reason}</Text>
        ) : standing.isError ? (
          <Flex wrap="wrap" gap="3" align="center" role="alert">
            <Text>{failed}</Text>
            <Button
              size="sm"
              variant="outline"
              busy={standing.isFetching}
              onClick={() => void standing.refetch()}
            >
              Try again
            </Button>
          </Flex>
        ) : (
          <SkeletonLines lines={2} label="Loading" />
        )}
      </Box>
      {form({ open: writing, onClose: stopWriting, review })}
    </OwnReviewFrame>
  )
}
