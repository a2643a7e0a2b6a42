import { showToast } from '@brightyard/runtime'
import { Box, Button, Flex } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
import { CopyIcon, SendIcon } from '@brightyard/ui/icons'
import { useRef } from 'react'

interface ShareLinkProps {
  address: string
  ending: boolean
  onEnd: () => void
}

/** The link, and the ways to pass it on. */
export function ShareLink({ address, ending, onEnd }: ShareLinkProps) {
  const input = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ kind: 'success', title: 'Link copied' })
    } catch {
      // The browser refuses access to the clipboard: the person copies the selected text.
      input.current?.select()
      showToast({ kind: 'info', title: 'The link is selected', description: 'Copy it from there.' })
    }
  }
  const send = () =>
    // Closing the list of apps is no failure.
    void navigator.share({ title: 'My wishlist', url: address }).catch(() => {})
  return (
    <>
      <Box maxW="36rem">
        <Field label="Link to your wishlist" optional={false}>
          <TextInput
            ref={input}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </Box>
      <Flex mt="3" gap="2" wrap="wrap">
        <Button size="sm" startIcon={<CopyIcon size={18} />} onClick={() => void copy()}>
          Copy link
        </Button>
        {'share' in navigator ? (
          <Button size="sm" variant="outline" startIcon={<SendIcon size={18} />} onClick={send}>
            Send
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" colorPalette="danger" busy={ending} onClick={onEnd}>
          Stop sharing
        </Button>
      </Flex>
    </>
  )
}
