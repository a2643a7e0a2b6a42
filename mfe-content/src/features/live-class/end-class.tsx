import { endLiveClass } from '@brightyard/contract/calls'
import { failureSentence, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { liveClassQuery } from './live-class.queries.ts'

/** Ends a class for everyone, after a second press. */
export function EndClass({ token }: { token: string }) {
  const client = useQueryClient()
  const [isSure, setSure] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isSure) confirm.current?.focus()
  }, [isSure])
  const end = useMutation({
    ...mutationOf(endLiveClass),
    onSuccess: (data) => client.setQueryData(liveClassQuery(token).queryKey, data),
  })
  if (!isSure)
    return (
      <Button variant="outline" colorPalette="danger" onClick={() => setSure(true)}>
        End the class
      </Button>
    )
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {end.error ? <Notice tone="danger">{failureSentence(end.error)}</Notice> : null}
      <Button
        colorPalette="danger"
        ref={confirm}
        busy={end.isPending}
        onClick={() => end.mutate({ token })}
      >
        End it for everyone
      </Button>
      <Button variant="ghost" onClick={() => setSure(false)}>
        Go on
      </Button>
    </Flex>
  )
}
