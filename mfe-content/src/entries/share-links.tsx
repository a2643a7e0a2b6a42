import { showToast, usePublicAddress } from '@brightyard/runtime'
import { Box, Button, Flex, Heading, LinkButton, VisuallyHidden } from '@brightyard/ui'
import { LinkIcon, MailIcon } from '@brightyard/ui/icons'

const places = (address: string, title: string) => [
  { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}` },
  {
    name: 'Facebook',
    href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  },
  {
    name: 'X',
    href: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(address)}`,
  },
  {
    name: 'LinkedIn',
    href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
  },
]

interface ShareLinksProps {
  heading: string
  /** Of what is shared. */
  title: string
  path: string
}

/** Plain links: nothing is loaded from the sites. */
export function ShareLinks({ heading, title, path }: ShareLinksProps) {
  const address = usePublicAddress(path)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ title: 'Link copied', kind: 'success' })
    } catch {
      showToast({ title: 'The link could not be copied', description: address, kind: 'warning' })
    }
  }

  return (
    <Box as="aside" mt="8" pt="6" borderTop="2px solid" borderColor="border" fontSize="md">
      <Heading as="h2" size="xs" mb="3">
        {heading}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {places(address, title).map(({ name, href }) => (
          <LinkButton
            key={name}
            size="sm"
            variant="soft"
            href={href}
            target="_blank"
            rel="noopener"
          >
            {name}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </LinkButton>
        ))}
        <LinkButton
          size="sm"
          variant="soft"
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
          startIcon={<MailIcon />}
        >
          Email
        </LinkButton>
        <Button size="sm" variant="outline" startIcon={<LinkIcon />} onClick={() => void copy()}>
          Copy link
        </Button>
      </Flex>
    </Box>
  )
}
