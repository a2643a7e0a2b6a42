import type { OwnEntry } from '@brightyard/contract/entities'
import { Button } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'

interface ChangeButtonProps {
  status: OwnEntry['status']
  isGuardian: boolean
  onChange: () => void
}

/** What others see already leaves the stage with the first change, so that is asked first. */
export function ChangeButton({ status, isGuardian, onChange }: ChangeButtonProps) {
  const [isAsked, ask] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => (status === 'shown' ? ask(true) : onChange())}>
        Change it
      </Button>
      <Dialog
        open={isAsked}
        alert
        title="Take it off the stage to change it?"
        description={
          isGuardian
            ? 'With the first change others no longer see it, until we have looked at it again.'
            : 'With the first change others no longer see it. Your guardian is asked again, and then we look at it again.'
        }
        onClose={() => ask(false)}
        footer={
          <>
            <Button variant="outline" onClick={() => ask(false)}>
              Leave it there
            </Button>
            <Button
              onClick={() => {
                ask(false)
                onChange()
              }}
            >
              Change it
            </Button>
          </>
        }
      />
    </>
  )
}
