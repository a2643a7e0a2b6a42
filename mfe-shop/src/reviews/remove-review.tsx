import { ApiError, showToast } from '@brightyard/runtime'
import { Button, Text } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { useReviewChange } from './use-review-change.ts'

interface RemoveReviewProps {
  productId: number
  userId: number
  onRemoved: () => void
}

/** Removes the own review, after a second press. */
export function RemoveReview({ productId, userId, onRemoved }: RemoveReviewProps) {
  const { remove } = useReviewChange(productId, userId)
  const [confirming, setConfirming] = useState(false)
  const [removing, setRemoving] = useState(false)

  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (confirming) keep.current?.focus()
  }, [confirming])

  async function removeNow() {
    setRemoving(true)
    try {
      await remove()
      showToast({ kind: 'success', title: 'Your review is removed' })
      onRemoved()
    } catch (error) {
      setRemoving(false)
      showToast({
        kind: 'error',
        title: 'Your review is still there',
        description: error instanceof ApiError ? error.message : 'Please try again.',
      })
    }
  }
  if (!confirming)
    return (
      <Button size="sm" variant="ghost" onClick={() => setConfirming(true)}>
        Remove
      </Button>
    )
  return (
    <>
      <Text width="full" role="status" fontWeight="semibold">
        Remove your review for good?
      </Text>
      <Button size="sm" colorPalette="danger" busy={removing} onClick={() => void removeNow()}>
        Yes, remove it
      </Button>
      <Button size="sm" variant="ghost" ref={keep} onClick={() => setConfirming(false)}>
        Keep it
      </Button>
    </>
  )
}
