internal import Documents

/// The style of pages: the picture's, and the page's around it.
enum HTMLStyle {
  static let text: Markup = """
    \(SVGStyle.day)\(page)@media screen and (prefers-color-scheme:dark){
    \(night("html:not([data-theme=day])"))}
    @media screen{
    \(night("html[data-theme=night]"))}
    """

  private static let page: Markup = """
    html{color-scheme:light dark;--ink:#1f2937;--quiet:#566172;--paper:#ffffff;--line:#d7dee7;
    --field:#f4f6f9;--veil:#ffffffb0}
    body{margin:0;font:14px/1.45 Helvetica,Arial,"Liberation Sans",sans-serif;color:var(--ink);
    background:var(--paper)}
    header{padding:10px 20px 4px;border-bottom:1px solid var(--line);display:flex;flex-wrap:wrap;
    gap:4px 28px;align-items:center;justify-content:space-between}
    header>div{flex:1;min-width:260px}
    h1{font-size:19px;margin:0}
    h2{font-size:15px;margin:18px 0 8px}
    header p,.quiet,small{color:var(--quiet);font-size:12px;margin:2px 0 8px}
    .unread{color:#b45309}
    #tools:not([hidden]){display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin:4px 0}
    input,select,button{font:inherit;color:inherit;background:var(--field);
    border:1px solid var(--line);border-radius:6px;padding:3px 8px;font-size:13px}
    select{max-width:150px}
    #search{width:170px}
    #hits{color:var(--quiet);font-size:12px;min-width:52px}
    a{color:inherit}
    :focus-visible{outline:2px solid #2f6fed;outline-offset:1px}
    main{display:flex;align-items:stretch;min-height:0}
    #view{flex:1;min-width:0;display:flex;flex-direction:column}
    #picture{min-width:0;overflow:auto;position:relative}
    .js #screen{height:100vh;min-height:480px;display:flex;flex-direction:column}
    .js main{flex:1}
    .js #picture{flex:1;min-height:0;overflow:hidden;touch-action:none}
    .js #picture svg{position:absolute;width:100%;height:100%;cursor:grab}
    .js .band text{display:none}
    .layer-name{position:absolute;padding:1px 7px;border-radius:5px;font-weight:bold;
    font-size:13px;color:var(--quiet);background:var(--veil);pointer-events:none}
    aside{width:300px;flex:none;border-left:1px solid var(--line);padding:0 16px 16px;
    box-sizing:border-box}
    .js aside{overflow:auto}
    #findings{padding:0;list-style:none;margin:0}
    #findings li{border-left:4px solid #1565c0;padding:3px 0 3px 9px;margin:0 0 9px}
    #findings li.error{border-color:#c62828}
    #findings li.warning{border-left-style:dashed;border-color:#b45309}
    #findings li.info{border-left-style:dotted}
    #findings a{display:block;text-decoration:none}
    #findings a:hover{text-decoration:underline}
    #findings small{display:block;margin:0;overflow-wrap:anywhere}
    #details ul{margin:0 0 8px;padding-left:18px}
    #details button,th button{all:unset;cursor:pointer}
    #details button:hover,th button:hover{text-decoration:underline}
    #details button:focus-visible,th button:focus-visible{outline:2px solid #2f6fed}
    #table{padding:0 20px 30px;overflow-x:auto;content-visibility:auto;contain-intrinsic-height:auto 1000px}
    table{border-collapse:collapse;font-size:13px}
    th,td{text-align:left;padding:3px 14px 3px 0;border-bottom:1px solid var(--line);
    font-weight:normal;white-space:nowrap}
    thead th{color:var(--quiet);font-size:12px}
    .number{text-align:right;font-variant-numeric:tabular-nums}
    #legend{list-style:none;display:flex;flex-wrap:wrap;gap:4px 22px;margin:8px 12px 6px;padding:0;
    color:var(--quiet);font-size:12px}
    #legend li{display:flex;align-items:center;gap:8px}
    #legend .box,#legend .arrow{cursor:default}
    .box,.arrow{cursor:pointer}
    .box:focus{outline:none}
    .box:focus-visible .outline{stroke:#2f6fed;stroke-width:3}
    .box:target .outline,.box.chosen .outline{stroke-width:3.2}
    .arrow:target path,.arrow.chosen path:first-of-type{stroke-width:3.6;stroke-opacity:1}
    .chosen-one .box:not(.near,.chain){opacity:.12}
    .chosen-one .arrow:not(.near,.chain){opacity:.05}
    .chosen-one .arrow.chain:not(.near){opacity:.55}
    .chosen-one .arrow.near path{stroke-opacity:1;stroke-width:2}
    .js .arrow:is(.error,.warning,.info) path{vector-effect:non-scaling-stroke}
    .sifted:not(.chosen-one) .box:not(.fits){opacity:.15}
    .sifted:not(.chosen-one) .arrow:not(.fits){opacity:.05}
    .away{display:none}
    dl{margin:0;font-size:13px}dt{font-weight:bold;margin-top:10px}dd{margin:2px 0 2px 12px}
    dd small{overflow-wrap:anywhere}.card{display:block;max-width:900px;margin:auto;padding:20px}
    .card h1{margin-bottom:12px}.card dl{columns:2 330px;column-gap:36px}dt{break-after:avoid}.card dt:first-child{margin-top:0}
    @media screen and (max-width:760px){main{display:block}aside{width:auto;border-left:0}
    .js #screen{height:auto}.js #picture{height:56vh;flex:none}}
    h3{font-size:13px;margin:14px 0 4px}#details:empty{display:none}
    #details .tools{display:flex;flex-wrap:wrap;gap:6px 14px;margin:0}
    #details .tools button,#details>button,#crumbs button{text-decoration:underline}
    #details ol{margin:6px 0;padding-left:20px}#details dt{margin-top:7px}
    #crumbs{padding:6px 14px;font-size:12px}#crumbs button{all:unset;cursor:pointer}
    .skip{position:absolute;left:-999px}.skip:focus{left:8px;top:4px;z-index:1;background:var(--paper)}
    .gone,.around .arrow>:not(path:first-of-type,title),.around .arrow.port{display:none}
    .target,.many{display:none}.close .target{display:block}.close .box .detail{display:none}
    .box .target{font-size:3.6px;text-anchor:middle}
    @media screen{.far .box :is(.name,.detail),.far .arrow .count{display:none}.far .many{display:inline}
    .far .layer-name{font-size:17px}.far .arrow:not(.error,.warning,.finding,.near){opacity:.3}}
    @media screen and (max-width:760px){#details:not(:empty){position:fixed;left:0;right:0;bottom:0;
    max-height:42vh;overflow:auto;background:var(--paper);border-top:2px solid var(--line);
    padding:0 16px 12px;z-index:1}}
    @page{size:A4 landscape;margin:10mm}
    @media print{.js #screen{height:auto;display:block}main,.js main,#view{display:block}
    .card{max-width:none;padding:0}#tools,.js #tools,#crumbs,#hint,.skip,#details button{display:none!important}
    .js #picture{overflow:visible}.js #picture svg{position:static;height:auto;max-height:145mm}
    .layer-name{display:none}.js .band text{display:block}
    aside{width:auto;border:0;overflow:visible}#details{position:static;max-height:none}
    tr,li,h2,h3{break-inside:avoid}#table{overflow:visible;content-visibility:visible}}


    """

  private static func night(_ scope: Markup) -> Markup {
    """
    \(SVGStyle.night("\(scope) "))\
    \(scope){--ink:#e5eaf1;--quiet:#9fadbf;--paper:#12161c;--line:#2c3541;--field:#1c232c;\
    --veil:#12161cb0}

    """
  }
}
