// On pages that are sent without the site's scripts: shows what belongs to the person who is signed in. An element names
// the call that it takes its value from, which reads the session's cookie, and the field; its <b> shows it. Without a
// session the field is null, and the element stays hidden. Uses no browser storage.
for (const element of document.querySelectorAll('[data-own-value]')) {
  const { ownValue, field } = element.dataset
  fetch(ownValue, { headers: { accept: 'application/json', 'x-requested-with': 'fetch' } })
    .then((response) => (response.ok ? response.json() : {}))
    .then(({ [field]: value }) => {
      if (value === null || value === undefined) return
      element.querySelector('b').textContent = value
      element.hidden = false
    })
    .catch(() => {}) // without a connection the page stays as it is
}
