/** Of Sanity's HTTP API, as its reference has it: what is answered. P is the project, D the dataset. */
export const ANSWERED = `
GET /data/query/D?query=1
POST /data/query/D {"query":"1"}
GET /data/doc/D/a
POST /data/mutate/D {"mutations":[{"createOrReplace":{"_id":"a","_type":"note"}}]}
POST /data/actions/D {"actions":[{"actionType":"sanity.action.document.delete","publishedId":"a"}]}
GET /data/listen/D?query=*
GET /data/live/events/D
GET /data/export/D
GET /data/history/D/transactions?excludeContent=true
GET /data/history/D/transactions/a
GET /data/history/D/documents/a?revision=x
GET /data/references/D/documents/a/to
POST /assets/files/D?filename=a.txt terms
GET /users/me
GET /users/a
GET /projects
GET /projects/P
GET /projects/P/datasets
GET /datasets
GET /projects/P/datasets/D/acl
GET /projects/P/datasets/D/settings/embeddings
GET /projects/P/features
GET /projects/P/grants
GET /access/project/P/robots
GET /access/project/P/roles
GET /auth/id
GET /auth/providers
POST /auth/logout
GET /check/cors
GET /ping
`

/** What is refused with a sentence, or answered. */
export const REFUSED = `
POST /projects {}
PATCH /projects/P {}
DELETE /projects/P
PUT /projects/P/datasets/added {}
PATCH /projects/P/datasets/absent {}
DELETE /projects/P/datasets/absent
PUT /projects/P/datasets/D/copy {"targetDataset":"copied"}
GET /projects/P/datasets/D/tags
PUT /projects/P/datasets/D/settings/embeddings {}
GET /projects/P/cors
POST /projects/P/cors {"origin":"https://a.example"}
DELETE /projects/P/cors/1
GET /projects/P/tokens
POST /projects/P/tokens {}
GET /projects/P/roles
GET /projects/P/permissions
GET /projects/P/acl/a
POST /invitations/project/P {}
GET /hooks/projects/P
POST /hooks/projects/P {}
DELETE /hooks/projects/P/1
GET /hooks/1/attempts
GET /jobs/1
GET /graphql/D/default
POST /graphql/D/default {"query":"{a}"}
GET /apis/graphql
GET /embeddings-index/D
POST /embeddings-index/query/D/a {}
GET /media-libraries
GET /activity-feed
POST /agent/action/generate/D {}
POST /data/schemas/D {}
GET /context/knowledge-bases
`
