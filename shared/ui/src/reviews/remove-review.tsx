import { Button, Text } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'

export interface RemoveReviewProps {
  /** Says how it went; true once it is gone. */
  remove: () => Promise<boolean>
  onRemoved: () => void
}

/** Removes the own review, after a second press. */
export function RemoveReview({ remove, onRemoved }: RemoveReviewProps) {
  const [confirming, setConfirming] = useState(false)
  const [removing, setRemoving] = useState(false)

  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (confirming) keep.current?.focus()
  }, [confirming])

  async function removeNow() {
    setRemoving(true)
    if (await remove()) onRemoved()
    else setRemoving(false)
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
