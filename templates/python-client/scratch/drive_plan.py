"""Scratch: builds operations from a dumped plan, and drives them."""
import json, sys, subprocess, os
ROOT="/work/wt/py/templates/python-client"
sys.path.insert(0, ROOT)
scenario, mode = sys.argv[1], sys.argv[2]
cache=f"/tmp/p/plan-{scenario}.json"
if not os.path.exists(cache):
    open(cache,"w").write(subprocess.check_output(["node","/tmp/p/vec/plan-dump.mjs",scenario],text=True))
plan=json.load(open(cache))["plan"]
from tests.vectors.driver import Package, drive
from example._runtime import styles, deep_object, json_parameters, percent_encoding, reserved, reading as rd
from example._runtime.operation import Operation, Deprecation, OwnBaseURL, FormType
from example._runtime.parameters import Parameter
from example._runtime.json_body import json_body
from example._runtime.raw_body import raw_body
from example._runtime.form_body import form_body
from example._runtime.form_fields import FormPart
from example._runtime.multipart_body import multipart_body
from example._runtime.body_by_type import body_by_type
from example._runtime.open_body import open_body
from example._runtime.security import requires, credential_only
from example._runtime.secret import bearer, authorization
from example._runtime.api_keys import header_key, query_key, cookie_key
from example._runtime.limits import limits, Limit
from example._runtime.errors import APIError
from example._runtime.event_stream import text_events, json_events
from example._runtime.json_lines import json_lines, json_sequence
from example._runtime.paging import Paging
from example._runtime.counted_pages import by_offset, by_page
from example._runtime.by_cursor import by_cursor
from example._runtime.by_link import by_link
from example._runtime.link_header import next_in_link_header
from example._runtime.not_shown import NotShown
from example._runtime.signatures import SignatureScheme
from example._runtime.webhooks import Webhook, WebhookReceiver
from example._runtime.client_state import Defaults
from example._runtime.sync_client import SyncClient
from example._runtime.sync_core import Group
from example._runtime.async_core import AsyncGroup
from example._runtime.async_client import AsyncClient

STYLES={"simple":styles.simple,"label":styles.label,"matrix":styles.matrix,"form":styles.form,"spaceDelimited":styles.space_delimited,"pipeDelimited":styles.pipe_delimited,"deepObject":deep_object.deep_object,"single":styles.single,"json":json_parameters.json_value,"jsonOrText":json_parameters.json_or_text}
ENC={None:percent_encoding.percent_encode,"reserved":reserved.reserved,"reservedItems":reserved.reserved_items,"reservedInPath":reserved.reserved_in_path}
svc=plan["service"]
CLASSES={c["status"]:type(c["name"]["wire"],(APIError,),{}) for c in svc["failures"]["classes"]}
def failures(a):
    out={}
    for n in a["failures"]["named"]:
        s=n["status"]; out[int(s) if s.isdigit() else s]=CLASSES[s]
    return out
def param(p):
    w=p.get("writing")
    if not w: return Parameter(p["place"],p["name"])
    return Parameter(p["place"],p["name"],STYLES[w["style"]],explode=w["explode"],arrays=w.get("arrays") or "brackets",encode=ENC[w.get("encode")])
def part(p):
    s=p.get("style") and (p["style"] if isinstance(p["style"],dict) else p)
    st=None
    if s: st=Parameter("query",p["name"],STYLES[s["style"]],explode=s.get("explode",False),arrays=s.get("arrays") or "brackets")
    return FormPart(p["name"],p.get("contentType"),st)
def encoder(enc,parts=()):
    ps=[part(p) for p in parts]
    return {"json":lambda:json_body,"raw":lambda:raw_body,"form":lambda:form_body(*ps),"multipart":lambda:multipart_body(*ps),"by-type":lambda:body_by_type,"any":lambda:open_body}[enc]()
def op(o):
    r=o["request"]; kw={}; b=r["body"]
    names={}
    for p in r["parameters"]:
        if p["place"]!="path": names["p_%d"%len(names)]=param(p)
    kw["parameters"]=names
    kw["path_parameters"]=[param(p) for p in r["parameters"] if p["place"]=="path" and p.get("writing")]
    if b["kind"]=="known":
        forms=[c["form"] for c in b["contents"] if c.get("form")]
        enc=b["encoder"]
        kw["body"]=encoder(enc, forms[0]["parts"] if forms and enc in("form","multipart") else ())
        if enc=="by-type": kw["forms"]=[FormType(f["bareType"],encoder(f["encoder"],f["parts"])) for f in forms]
        if enc in("form","multipart"): pass
        elif "defaultType" in b: kw["content_type"]=b["defaultType"]
    elif b["kind"]=="not-shown" and r["sendsBody"]: kw["body"]=open_body
    n=o["answer"]["result"]["negotiation"]
    if "header" in n: kw["accept"]=n["header"]
    rg=n.get("reading")
    def reading(x):
        if "listed" in x: return rd.listed(*x["listed"])
        if "any" in x: return {"json":rd.any_as_json,"text":rd.any_as_text,"bytes":rd.any_as_bytes}[x["any"]]
        if "byStatus" in x: return rd.by_status({int(k) if k.isdigit() else k:reading(v) for k,v in x["byStatus"].items()})
        raise Exception(x)
    if rg: kw["reading"]=reading(rg)
    if o["answer"]["result"]["kind"]=="stream":
        streams={}
        for bd in o["answer"]["result"]["bodies"]:
            for c in bd["contents"]:
                mt=c["mediaType"]
                if c.get("decoded")=="stream" or c.get("kind")=="stream" or True:
                    st=c.get("stream") or c
                    if "event-stream" in mt: streams[mt]=json_events if c["stream"].get("data")=="json" else text_events
                    elif "json-seq" in mt: streams[mt]=json_sequence
                    else: streams[mt]=json_lines
        kw["stream"]=streams
    kw["failures"]=failures(o["answer"])
    if "need" in o:
        kw["security"]=requires(*({c["scheme"]:c["scopes"] for c in alt} for alt in svc["needs"][o["need"]]))
    if not o["repeat"]["isSaidByMethod"]: kw["idempotent"]=o["repeat"]["mayRepeat"]
    if r.get("keyHeader"): kw["key_header"]=r["keyHeader"]
    if o["limits"]: kw["check"]=limits(*(Limit([(x["place"],x["name"]) for x in l["of"]],l["by"],l.get("maxItems"),l.get("minItems"),l.get("maximum")) for l in o["limits"]))
    if "deprecated" in o:
        d=o["deprecated"]; kw["deprecated"]=Deprecation(d.get("since"),d.get("sunset"),d.get("replacement"),d.get("reason"))
    return Operation(o["id"],r["method"],r["path"]["text"],**kw)
def paging(o):
    p=o.get("paging")
    if not p or p["kind"]!="followed": return None
    def at(x):
        return next_in_link_header if x and x.lower()=="header:link" else x
    pl=p["places"]; par=p.get("parameter")
    return Paging({"offset":by_offset,"page":by_page,"cursor":by_cursor,"link":by_link}[p["strategy"]],pl["items"],
        par and ({"query":"query","header":"headers","cookie":"cookies","body":"body"}[par["place"]],par["name"]),p["first"],
        p["roots"][0]["pointer"] if p["isSingle"] else "",at(pl.get("total")),at(pl.get("next")),at(pl.get("cursor")),at(pl.get("hasMore"))),{r["name"]:r["pointer"] for r in p["roots"]}
OPS={}; PAGING={}; PATHS={}
def walk(gs):
    for g in gs:
        for o in g["operations"]:
            if o["kind"]=="callable":
                OPS[o["id"]]=op(o); PAGING[o["id"]]=paging(o)
                PATHS[o["id"]]=[x["name"] for x in o["request"]["path"]["pieces"] if x["kind"]=="parameter"]
            else: OPS[o["id"]]=NotShown(o["id"],tuple(o["missing"] if isinstance(o["missing"][0],str) else [m["fact"] for m in o["missing"]]),o["place"])
        walk(g["groups"])
walk(plan["groups"])
def make(c):
    m=c["means"]
    if m["kind"]=="key":
        f={"header":header_key,"query":query_key,"cookie":cookie_key}[m["place"]]
        return lambda s: f(s,m["name"])
    if m["kind"]=="bearer": return bearer
    if m["kind"]=="oauth": return bearer
    return credential_only
DEF=Defaults(makers={c["name"]:make(c) for c in svc["credentials"]})
def create(is_async,options):
    base=options.pop("base_url")
    transport=None
    if mode in("httpx2","requests"):
        from example._runtime import adapters
        if mode=="httpx2":
            import httpx2; transport=adapters.httpx2_transport(httpx2.Client(trust_env=False))
        else:
            import requests; ses=requests.Session(); ses.trust_env=False; transport=adapters.requests_transport(ses)
    if mode=="aiohttp":
        import aiohttp
        from example._runtime import adapters
        transport=adapters.aiohttp_transport(aiohttp.ClientSession(auto_decompress=False))
    return (AsyncClient if is_async else SyncClient)(base,transport,options,DEF)
def call(client,name,path,which,kwargs):
    o=OPS[name]
    if which=="is_paged": return PAGING.get(name)
    if isinstance(o,NotShown): return o(*path,**kwargs)
    core=client._core
    if which=="": return core.call(o,tuple(path),None,kwargs)
    p,roots=PAGING[name]
    if which=="roots": return core.page_roots(o,p,roots,tuple(path),kwargs)
    return getattr(core,which)(o,p,tuple(path),kwargs)
def receiver(options):
    hooks={}
    for e in svc["events"]:
        s=e["signature"]["scheme"]
        hooks[e["name"]]=Webhook(SignatureScheme(s["hash"].replace("SHA-","sha"),s["header"],s["encoding"],s["signs"],s.get("prefix",""),s.get("timestampHeader"),s.get("toleranceSeconds")),e["payload"].get("mediaType"))
    return WebhookReceiver(hooks,options)
proof={c["name"]:not any(f["refusesProofKey"] for f in c["means"].get("flows",[]) if f["name"]=="authorizationCode") for c in svc["credentials"]}
drive(Package(create,call,lambda n:PATHS.get(n,[]),receiver,proof),mode)
